// Work on several threads.

import Testing

@testable import FlowgenKit

@Suite struct WorkersTests {
    private struct Failure: Error, Equatable { let number: Int }

    @Test(arguments: [1, 2, 8])
    func resultsComeInTheOrderOfTheElements(count: Int) {
        let numbers = Array(0..<1000)
        #expect(Workers(count: count).map(numbers) { $0 * 2 } == numbers.map { $0 * 2 })
        #expect(Workers(count: count).map([Int]()) { $0 }.isEmpty)
    }

    @Test(arguments: [1, 2, 8])
    func theFailureOfTheFirstElementIsThrown(count: Int) {
        #expect(throws: Failure(number: 300)) {
            try Workers(count: count).map(Array(0..<1000)) { number throws(Failure) -> Int in
                if number >= 300, number % 100 == 0 { throw Failure(number: number) }
                return number
            }
        }
    }

    /// Parsers recurse: a thread has as much room as the main one.
    @Test func threadsHaveRoomForRecursion() {
        @Sendable func depth(_ number: Int) -> Int {
            let room = (0..<16).map { $0 &+ number }
            return number == 0 ? room[0] : depth(number - 1) &+ room[0] &* 0 &+ 1
        }
        let depths = Workers(count: 2).map(Array(repeating: 10_000, count: 64)) { depth($0) }
        #expect(depths.allSatisfy { $0 == 10_000 })
    }
}
