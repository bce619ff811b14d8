// What observers and callers of a mock in style `callback` may rely on: the current status first, all
// in one order even when observers act, and no word from a step that has been ended.

#if DEBUG
    import XCTest

    @testable import App

    /// Tests of ``MockLibrarySDK`` and ``LibraryValueSubject``.
    nonisolated final class CallbackMockBehaviourTests: XCTestCase {
        @MainActor
        func testAnObserverIsToldUntilItsTokenGoes() async throws {
            let mock = MockLibrarySDK()
            mock.send(.idle)
            var kinds: [LibraryStatus.Kind] = []
            var token: AnyObject? = mock.observeStatus { kinds.append($0.kind) }
            XCTAssertEqual(kinds, [.idle])
            mock.send(.searching, .borrowed)
            XCTAssertNotNil(token)
            token = nil
            mock.send(.idle)
            XCTAssertEqual(kinds, [.idle, .searching, .borrowed])
        }

        @MainActor
        func testAnObserverIsForgottenWithItsToken() async throws {
            let subject = LibraryValueSubject(1)
            var probe: Probe? = Probe()
            let captured = Sight(probe: probe)
            var token: AnyObject? = subject.observe { [probe] _ in _ = probe }
            probe = nil
            XCTAssertNotNil(captured.probe)
            XCTAssertNotNil(token)
            token = nil
            XCTAssertNil(captured.probe)
        }

        @MainActor
        func testAllObserversSeeOneOrderWhenTheyAct() async throws {
            let mock = MockLibrarySDK()
            var first: [LibraryStatus.Kind] = []
            var second: [LibraryStatus.Kind] = []
            let tokens = [
                mock.observeStatus { status in
                    first.append(status.kind)
                    if status.kind == .searching { mock.stop() }
                },
                mock.observeStatus { second.append($0.kind) },
            ]
            mock.search(title: "x", limit: 1)
            XCTAssertEqual(first, [.closed, .searching, .found, .idle])
            XCTAssertEqual(second, first)
            XCTAssertEqual(mock.stepsOutOfOrder, [.search])
            withExtendedLifetime(tokens) {}
        }

        @MainActor
        func testAnObserverThatJoinsOnTheWayMissesNothingAndHearsNothingTwice() async throws {
            let subject = LibraryValueSubject(0)
            var outer: [Int] = []
            var inner: [Int] = []
            var tokens: [AnyObject] = []
            tokens.append(
                subject.observe { value in
                    outer.append(value)
                    if value == 1 { tokens.append(subject.observe { inner.append($0) }) }
                })
            subject.send(contentsOf: [1, 2])
            subject.send(3)
            XCTAssertEqual(outer, [0, 1, 2, 3])
            XCTAssertEqual(inner, [1, 2, 3])
        }

        @MainActor
        func testATokenReleasedOnTheWayEndsIt() async throws {
            let subject = LibraryValueSubject(0)
            var values: [Int] = []
            var token: AnyObject?
            token = subject.observe { value in
                values.append(value)
                if value == 1 { token = nil }
            }
            XCTAssertNotNil(token)
            subject.send(contentsOf: [1, 2])
            XCTAssertEqual(values, [0, 1])
        }

        @MainActor
        func testAPropertySetOnTheWayIsThereAtOnce() async throws {
            let mock = MockLibrarySDK()
            var titles: [String] = []
            let token = mock.observeShelf { book in
                titles.append(book.title)
                guard book.title == "Shelf" else { return }
                mock.shelf.title = "Poems"
                XCTAssertEqual(mock.shelf.title, "Poems")
            }
            XCTAssertEqual(titles, ["Shelf", "Poems"])
            var vaults = 0
            let other = mock.observeVault { _ in vaults += 1 }
            XCTAssertEqual(vaults, 0)
            mock.vault = Vault()
            XCTAssertEqual(vaults, 1)
            withExtendedLifetime([token, other]) {}
        }

        @MainActor
        func testAnEndedStepNeverAnswers() async throws {
            let mock = MockLibrarySDK()
            mock.keepsRealTime = true
            var answers: [String] = []
            mock.fetch(page: 10) { _ in answers.append("first") }
            mock.fetch(page: 11) { _ in answers.append("second") }
            mock.watch(
                observer: { answers.append($0.title) }, completion: { _ in answers.append("end") })
            mock.borrow(id: 1) { _ in answers.append("book") }
            mock.stop()
            mock.fetch(page: 12) { _ in answers.append("third") }
            XCTAssertEqual(answers, [])
            try await Self.until { !answers.isEmpty }
            mock.count { _ in answers.append("count") }
            try await Self.until { answers.count > 1 }
            XCTAssertEqual(answers, ["third", "count"])
        }

        @MainActor
        func testAStepEndedByItsOwnObserverSaysNoMore() async throws {
            let mock = MockLibrarySDK()
            var titles: [String] = []
            var ends = 0
            mock.watch(
                observer: { book in
                    titles.append(book.title)
                    mock.stop()
                }, completion: { _ in ends += 1 })
            XCTAssertEqual(titles, ["A"])
            XCTAssertEqual(ends, 0)
            mock.watchHandler = { observer, completion in
                observer(Book(title: "C"))
                completion(.failure(.noSuchPage))
            }
            mock.watch(observer: { titles.append($0.title) }, completion: { _ in ends += 1 })
            XCTAssertEqual(titles, ["A", "C"])
            XCTAssertEqual(ends, 1)
        }

        @MainActor
        func testAnswersComeBeforeTheCallReturns() async throws {
            let mock = MockLibrarySDK()
            var results: [LibrarySDK.BorrowResult] = []
            mock.borrow(id: 0) { results.append($0) }
            mock.borrow(id: 5, note: nil) { results.append($0) }
            mock.script(.borrow, .failed(reason: .noTitle))
            mock.borrow(id: 6) { results.append($0) }
            guard results.count == 3, case .failure(.noSuchPage) = results[0],
                case .success(let book) = results[1], case .failure(.noTitle) = results[2]
            else { return XCTFail("\(results)") }
            XCTAssertEqual(book.title, "A book")
        }

        @MainActor
        private static func until(_ isSo: () -> Bool) async throws {
            for _ in 0..<5_000 where !isSo() { try await Task.sleep(nanoseconds: 1_000_000) }
        }
    }

    /// Something that can be seen to go.
    private nonisolated final class Probe {}

    /// Sees it go.
    private nonisolated struct Sight {
        weak var probe: Probe?
    }
#endif
