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
            let kinds = Box<LibraryStatus.Kind>()
            let pages = Box<Int>()
            let reader = mock.observeStatus { kinds.add($0.kind) }
            mock.search(title: "slow", limit: 1)
            mock.stop()
            mock.search(title: "odd", limit: 1)
            let answer: Void = mock.fetch(page: 10) { _ in pages.add(0) }
            XCTAssertEqual(kinds.items, [.closed, .searching, .idle, .searching, .searching])
            XCTAssertEqual(pages.items, [])
            for _ in 0..<5_000 where kinds.items.count < 6 || pages.items.isEmpty {
                try await Task.sleep(nanoseconds: 1_000_000)
            }
            XCTAssertEqual(
                kinds.items, [.closed, .searching, .idle, .searching, .searching, .found])
            XCTAssertEqual(pages.items, [0])
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

    /// What came, on any thread.
    private nonisolated final class Box<Item: Sendable>: @unchecked Sendable {
        private let lock = NSLock()
        private var all: [Item] = []

        var items: [Item] {
            lock.lock()
            defer { lock.unlock() }
            return all
        }

        func add(_ item: Item) {
            lock.lock()
            defer { lock.unlock() }
            all.append(item)
        }
    }
#endif
