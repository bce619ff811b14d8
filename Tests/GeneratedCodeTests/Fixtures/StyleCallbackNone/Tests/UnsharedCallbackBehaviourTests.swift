// A mock that lives on no actor and is not shared: it keeps real time on the main actor.

#if DEBUG
    import XCTest

    @testable import App

    /// Tests of ``MockLibrarySDK``.
    nonisolated final class UnsharedCallbackBehaviourTests: XCTestCase {
        @MainActor
        func testRealTimeIsKeptUnlessTheStepIsEnded() async throws {
            let mock = MockLibrarySDK()
            mock.keepsRealTime = true
            var kinds: [LibraryStatus.Kind] = []
            var pages: [Int] = []
            let reader = mock.observeStatus { kinds.append($0.kind) }
            mock.search(title: "slow", limit: 1)
            mock.stop()
            mock.search(title: "odd", limit: 1)
            let answer: Void = mock.fetch(page: 10) { _ in pages.append(0) }
            XCTAssertEqual(kinds, [.closed, .searching, .idle, .searching, .searching])
            XCTAssertEqual(pages, [])
            for _ in 0..<5_000 where kinds.count < 6 || pages.isEmpty {
                try await Task.sleep(nanoseconds: 1_000_000)
            }
            XCTAssertEqual(kinds, [.closed, .searching, .idle, .searching, .searching, .found])
            XCTAssertEqual(pages, [0])
            withExtendedLifetime((reader, answer)) {}
        }

        @MainActor
        func testItCanBeUsedWhereverItWasMade() async throws {
            let count = await Self.stepsTakenElsewhere()
            XCTAssertEqual(count, 2)
        }

        private static func stepsTakenElsewhere() async -> Int {
            let mock = MockLibrarySDK()
            mock.open()
            mock.track(position: 1)
            return mock.steps.count
        }
    }
#endif
