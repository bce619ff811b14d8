// Orders and circles, also in chains far longer than a thread's stack could follow.

import Testing

@testable import FlowModel

@Suite struct DependencyOrderTests {
    @Test func theGivenOrderIsKept() {
        #expect(DependencyOrder(dependencies: [[], [], []]).order == [0, 1, 2])
    }

    @Test func dependenciesComeFirst() {
        let order = DependencyOrder(dependencies: [[2], [], [1]])
        #expect(order.order == [1, 2, 0])
        #expect(order.cycle == nil)
    }

    @Test func circlesAreFound() {
        #expect(DependencyOrder(dependencies: [[1], [2], [0], []]).cycle == [0, 1, 2])
        #expect(DependencyOrder(dependencies: [[0]]).cycle == [0])
    }

    @Test func whatDoesNotExistIsPassedOver() {
        #expect(DependencyOrder(dependencies: [[7, -1]]).order == [0])
    }

    @Test func longChains() {
        let count = 100_000
        let chain = (0..<count).map { $0 + 1 < count ? [$0 + 1] : [] }
        #expect(DependencyOrder(dependencies: chain).order.first == count - 1)
    }

    @Test func oneCircleOfMany() {
        let loops = (0..<1_000).map { [$0] }
        #expect(DependencyOrder(dependencies: loops).cycle == [0])
    }
}
