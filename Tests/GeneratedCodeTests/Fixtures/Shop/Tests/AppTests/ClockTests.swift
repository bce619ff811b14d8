// What the clock of mocks on the main actor promises.

import Services
import XCTest

nonisolated final class ClockTests: XCTestCase {
    /// The order of the answers is that of their times, and one that is cancelled is not given.
    @MainActor
    func testAClockGivesAnswersInTheOrderOfTheirTimes() {
        let clock = FlowClock()
        var answers: [String] = []
        for (name, seconds) in [("late", 3.0), ("early", 1), ("next", 1), ("cancelled", 2)] {
            let number = clock.delay(seconds) { answers.append($0 ? "no \(name)" : name) }
            if name == "cancelled" { clock.cancel(number) }
        }
        clock.advance(by: 1)
        XCTAssertEqual(answers, ["no cancelled", "early", "next"])
        clock.advance(by: 1.5)
        XCTAssertEqual(answers.count, 3)
        _ = clock.delay(0.25) { _ in answers.append("between") }
        clock.advance(by: 1)
        XCTAssertEqual(answers, ["no cancelled", "early", "next", "between", "late"])
    }

    @MainActor
    func testADelayBeginsWhenTheClockHasReachedIt() {
        let clock = FlowClock()
        var answers: [String] = []
        _ = clock.delay(1) { _ in
            answers.append("first")
            _ = clock.delay(1) { _ in answers.append("second") }
        }
        clock.advance(by: 1.5)
        XCTAssertEqual(answers, ["first"])
        clock.advance(by: 0.5)
        XCTAssertEqual(answers, ["first", "second"])
    }

    @MainActor
    func testOnlyTheRealClockMovesByItself() async throws {
        var (isManualOver, isRealOver) = (false, false)
        _ = FlowClock().delay(0) { _ in isManualOver = true }
        _ = FlowClock.real.delay(0.2) { isCancelled in isRealOver = !isCancelled }
        for _ in 0..<20 { await Task.yield() }
        XCTAssertFalse(isRealOver)
        try await waitUntil { isRealOver }
        XCTAssertFalse(isManualOver)
    }
}
