// What readers and callers of a mock in style `async` may rely on: the current status first, all in
// order, streams that end, and waits that end when their step does.

#if DEBUG
    import XCTest

    @testable import App

    /// Tests of ``MockLibrarySDK`` and ``LibraryValueSubject``.
    nonisolated final class AsyncMockBehaviourTests: XCTestCase {
        @MainActor
        func testAReaderGetsTheCurrentStatusFirst() async throws {
            let mock = MockLibrarySDK()
            mock.send(.idle)
            let early = mock.statuses
            mock.send(.searching)
            let late = mock.statuses
            mock.send(.borrowed)
            let all = await Self.kinds(3, of: early)
            let last = await Self.kinds(2, of: late)
            XCTAssertEqual(all, [.idle, .searching, .borrowed])
            XCTAssertEqual(last, [.searching, .borrowed])
        }

        @MainActor
        func testAStreamEndsWithItsReadersTask() async throws {
            let mock = MockLibrarySDK()
            let statuses = mock.statuses
            let reading = Task {
                var count = 0
                for await _ in statuses { count += 1 }
                return count
            }
            await Task.yield()
            reading.cancel()
            let count = await reading.value
            XCTAssertEqual(count, 1)
        }

        @MainActor
        func testAStreamEndsWithItsSubject() async throws {
            var subject: LibraryValueSubject<Int>? = LibraryValueSubject(1)
            let stream = try XCTUnwrap(subject).stream()
            subject?.send(2)
            subject = nil
            var values: [Int] = []
            for await value in stream { values.append(value) }
            XCTAssertEqual(values, [1, 2])
        }

        @MainActor
        func testAReaderThatLeavesIsForgotten() async throws {
            let subject = LibraryValueSubject(Probe())
            let unread = Sight(probe: subject.value)
            var stream: AsyncStream<Probe>? = subject.stream()
            subject.send(Probe())
            XCTAssertNotNil(unread.probe)
            XCTAssertNotNil(stream)
            stream = nil
            for _ in 0..<10_000 where unread.probe != nil { await Task.yield() }
            XCTAssertNil(unread.probe)
        }

        @MainActor
        func testAPropertyWithoutASampleBeginsWhenItIsSet() async throws {
            let mock = MockLibrarySDK()
            var vaults = mock.vaultValues.makeAsyncIterator()
            var shelves = mock.shelfValues.makeAsyncIterator()
            mock.vault = Vault()
            mock.shelf.title = "Poems"
            let vault = await vaults.next()
            let first = await shelves.next()
            let second = await shelves.next()
            XCTAssertNotNil(vault)
            XCTAssertEqual([first?.title, second?.title], ["Shelf", "Poems"])
        }

        @MainActor
        func testACancelledStepSendsNothingMore() async throws {
            let mock = MockLibrarySDK()
            mock.keepsRealTime = true
            let statuses = mock.statuses
            let search = Task { await mock.search(title: "slow", limit: 1) }
            await Self.until { mock.steps == [.search] }
            await mock.stop()
            await search.value
            await mock.search(title: "now", limit: 1)
            let kinds = await Self.kinds(5, of: statuses)
            XCTAssertEqual(kinds, [.closed, .searching, .idle, .searching, .found])
        }

        @MainActor
        func testANextCallEndsTheOneBefore() async throws {
            let mock = MockLibrarySDK()
            mock.keepsRealTime = true
            let statuses = mock.statuses
            let first = Task { await mock.search(title: "slow", limit: 1) }
            await Self.until { mock.steps == [.search] }
            await mock.search(title: "slow", limit: 2)
            await first.value
            mock.send(.borrowed)
            let kinds = await Self.kinds(5, of: statuses)
            XCTAssertEqual(kinds, [.closed, .searching, .searching, .found, .borrowed])
        }

        @MainActor
        func testAnEndedStepThatThrowsWasCancelled() async throws {
            let mock = MockLibrarySDK()
            mock.keepsRealTime = true
            for end in [true, false] {
                mock.reset()
                let fetch = Task { try await mock.fetch(page: 10) }
                await Self.until { mock.steps == [.fetch] }
                if end { await mock.stop() } else { fetch.cancel() }
                do {
                    _ = try await fetch.value
                    XCTFail("nothing was thrown")
                } catch {
                    XCTAssertTrue(error is CancellationError, "\(error)")
                }
            }
        }

        @MainActor
        func testAnEndedStepThatOwesAValueGivesIt() async throws {
            let mock = MockLibrarySDK()
            mock.keepsRealTime = true
            mock.send(.borrowed)
            let statuses = mock.statuses
            let give = Task { await mock.give() }
            await Self.until { mock.steps == [.give] }
            give.cancel()
            let value = await give.value
            XCTAssertEqual(value, 5)
            mock.send(.searching)
            let kinds = await Self.kinds(2, of: statuses)
            XCTAssertEqual(kinds, [.borrowed, .searching])
        }

        @MainActor
        func testRealTimeIsKeptToTheEnd() async throws {
            let mock = MockLibrarySDK()
            mock.keepsRealTime = true
            let count = await mock.count()
            XCTAssertEqual(count, 3)
            do {
                _ = try await mock.fetch(page: 7)
                XCTFail("nothing was thrown")
            } catch LibraryError.noSuchPage {
            }
            var titles: [String] = []
            for try await book in mock.watch() { titles.append(book.title) }
            XCTAssertEqual(titles, ["A", "B"])
        }

        @MainActor
        func testAnEndedStreamEndsWithoutAFailure() async throws {
            let mock = MockLibrarySDK()
            mock.keepsRealTime = true
            let books = mock.watch()
            await mock.stop()
            for try await book in books { XCTFail(book.title) }
        }

        @MainActor
        func testAnAnswerFailsAsTheScriptDoes() async throws {
            let mock = MockLibrarySDK()
            mock.script(.borrow, .borrowing, .failed(reason: .noTitle))
            do {
                _ = try await mock.borrow(id: 5)
                XCTFail("nothing was thrown")
            } catch LibraryError.noTitle {
            }
            mock.borrowHandler = { id, _ in
                await Task.yield()
                return Book(title: "\(id)")
            }
            let book = try await mock.borrow(id: 6)
            XCTAssertEqual(book.title, "6")
            XCTAssertEqual(mock.borrowCalls.map(\.id), [5, 6])
        }

        /// The kinds of the next statuses.
        @MainActor
        private static func kinds(
            _ count: Int, of statuses: AsyncStream<LibraryStatus>
        ) async -> [LibraryStatus.Kind] {
            var kinds: [LibraryStatus.Kind] = []
            for await status in statuses.prefix(count) { kinds.append(status.kind) }
            return kinds
        }

        @MainActor
        private static func until(_ isSo: () -> Bool) async {
            for _ in 0..<10_000 where !isSo() { await Task.yield() }
        }
    }

    /// Something that can be seen to go.
    private nonisolated final class Probe: Sendable {}

    /// Sees it go.
    private nonisolated struct Sight {
        weak var probe: Probe?
    }
#endif
