// What a value on the main actor tells publishers, observers and streams, and when an observation ends.

import Combine
import Services
import XCTest

nonisolated final class SubjectTests: XCTestCase {
    @MainActor
    func testAllSubscribersSeeTheSameOrder() async {
        let subject = ValueSubject(0)
        var (published, observed, late) = ([Int](), [Int](), [Int]())
        var lateObservation: FlowObservation?
        var values = subject.stream.makeAsyncIterator()
        let subscription = subject.publisher.sink { published.append($0) }
        let observation = subject.observe { value in
            observed.append(value)
            guard value == 1 else { return }
            [2, 3].forEach(subject.send)
            XCTAssertEqual(subject.value, 3)
            lateObservation = subject.observe { late.append($0) }
        }
        subject.send(1)
        subject.send(4)
        XCTAssertEqual(published, [0, 1, 2, 3, 4])
        XCTAssertEqual(observed, [0, 1, 2, 3, 4])
        XCTAssertEqual(late, [1, 2, 3, 4])
        for expected in 0...4 {
            let value = await values.next()
            XCTAssertEqual(value, expected)
        }
        withExtendedLifetime((subscription, observation, lateObservation)) {}
    }

    @MainActor
    func testAnObserverCanSendOnceItIsToldTheFirstValue() {
        let subject = ValueSubject(0)
        var observed: [Int] = []
        let observation = subject.observe { value in
            if value == 0 { subject.send(1) }
            observed.append(value)
        }
        XCTAssertEqual(observed, [0, 1])
        subject.send(2)
        XCTAssertEqual(observed, [0, 1, 2])
        withExtendedLifetime(observation) {}
    }

    @MainActor
    func testAnObservationThatIsReleasedOrCancelledEnds() {
        let subject = ValueSubject(0)
        var (released, cancelled) = ([Int](), [Int]())
        var first: FlowObservation? = subject.observe { released.append($0) }
        XCTAssertNotNil(first)
        first = nil
        let second = subject.observe { cancelled.append($0) }
        second.cancel()
        subject.send(1)
        XCTAssertEqual(released, [0])
        XCTAssertEqual(cancelled, [0])
    }

    @MainActor
    func testAnObservationEndsOnce() {
        let count = Count()
        var released: FlowObservation? = FlowObservation { count.add() }
        XCTAssertNotNil(released)
        released = nil
        XCTAssertEqual(count.value, 1)
        var cancelled: FlowObservation? = FlowObservation { count.add() }
        cancelled?.cancel()
        XCTAssertEqual(count.value, 2)
        cancelled?.cancel()
        cancelled = nil
        XCTAssertEqual(count.value, 2)
    }

    @MainActor
    func testAStreamEndsWithItsSubject() async {
        var subject: ValueSubject<Int>? = ValueSubject(0)
        let stream = subject?.stream
        subject = nil
        var values: [Int] = []
        if let stream { for await value in stream { values.append(value) } }
        XCTAssertEqual(values, [0])
    }
}

private nonisolated final class Count: @unchecked Sendable {
    private let lock = NSLock()
    private var count = 0
    var value: Int { lock.withLock { count } }
    func add() { lock.withLock { count += 1 } }
}
