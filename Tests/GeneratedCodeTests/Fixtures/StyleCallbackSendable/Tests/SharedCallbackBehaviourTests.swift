// A mock in style `callback` that may be called from any thread loses no call and no answer.

#if DEBUG
    import Dispatch
    import XCTest

    @testable import App

    /// Tests of ``MockLibrarySDK`` under many threads at once.
    nonisolated final class SharedCallbackBehaviourTests: XCTestCase {
        @MainActor
        func testAHundredThreadsLoseNoCallAndNoAnswer() async throws {
            let mock = MockLibrarySDK()
            let answers = Tally()
            mock.renameHandler = { book, _ in
                mock.track(position: 0)
                return .success(book)
            }
            DispatchQueue.concurrentPerform(iterations: 100) { number in
                mock.fetch(page: number) { _ in answers.add() }
                mock.rename(for: Book(title: ""), "\(number)") { _ in answers.add() }
                mock.watch(observer: { _ in answers.add() }, completion: { _ in answers.add() })
            }
            XCTAssertEqual(answers.value, 500)
            XCTAssertEqual(mock.steps.count, 400)
            XCTAssertEqual(Set(mock.fetchCalls), Set(0..<100))
            XCTAssertEqual(mock.renameCalls.count, 100)
        }

        @MainActor
        func testACancelledStepSaysNoMore() async throws {
            let mock = MockLibrarySDK()
            let answers = Tally()
            mock.watch(
                observer: { _ in
                    answers.add()
                    mock.stop()
                }, completion: { _ in answers.add() })
            XCTAssertEqual(answers.value, 1)
            mock.keepsRealTime = true
            mock.hints(observer: { _ in answers.add() }, completion: { _ in answers.add() })
            mock.fetch(page: 10) { _ in answers.add() }
            mock.stop()
            let last = Tally()
            mock.fetch(page: 10) { _ in last.add() }
            for _ in 0..<5_000 where last.value == 0 {
                try await Task.sleep(nanoseconds: 1_000_000)
            }
            XCTAssertEqual(last.value, 1)
            XCTAssertEqual(answers.value, 1)
        }
    }

    /// Counts what happens on any thread.
    private nonisolated final class Tally: @unchecked Sendable {
        private let lock = NSLock()
        private var count = 0

        var value: Int {
            lock.lock()
            defer { lock.unlock() }
            return count
        }

        func add() {
            lock.lock()
            defer { lock.unlock() }
            count += 1
        }
    }
#endif
