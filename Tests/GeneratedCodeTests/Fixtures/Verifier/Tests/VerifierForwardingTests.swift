// What a verifier passes on, and the one line that attaches it. A step taken while a status is being told
// is judged in the right order, even by readers of a service that tells them in another.

#if DEBUG
    import Combine
    import XCTest

    @testable import App

    /// Tests of the verifiers as services.
    nonisolated final class VerifierForwardingTests: XCTestCase {
        @MainActor
        func testOneLineAttachesAVerifier() async throws {
            let log = ReportLog()
            let mock = MockPublishedSearchSDK()
            let service = mock.verified { log.add($0) }
            XCTAssertTrue(service is PublishedSearchFlowVerifier)
            XCTAssertTrue(MockSharedSearchSDK().verified() is SharedSearchFlowVerifier)
            XCTAssertTrue(MockUnsharedToldSearchSDK().verified() is UnsharedToldSearchFlowVerifier)
            service.search(query: "tea")
            XCTAssertEqual(mock.searchCalls, ["tea"])
            XCTAssertEqual(log.all.count, 1)
        }

        @MainActor
        func testPassesOnWhatIsPublished() async throws {
            let mock = MockPublishedSearchSDK()
            let service = PublishedSearchFlowVerifier(mock) { XCTFail($0) }
            var statuses: [PublishedSearchStatus.Kind] = []
            var terms: [String] = []
            var answers: [String] = []
            var ends = 0
            var readers = [
                service.statusPublisher.sink { statuses.append($0.kind) },
                service.termPublisher.sink { terms.append($0) },
                service.hints().sink { answers.append($0) },
            ]
            service.count().sink { _ in
                ends += 1
            } receiveValue: {
                answers.append("\($0)")
            }
            .store(in: &readers)
            service.prepare()
            service.limit = 20
            service.term = "coffee"
            XCTAssertEqual(statuses, [.idle, .ready])
            XCTAssertEqual(terms, ["tea", "coffee"])
            XCTAssertEqual(answers, ["One", "Two", "3"])
            XCTAssertEqual(ends, 1)
            XCTAssertEqual(mock.limit, 20)
            XCTAssertEqual(try service.parse(link: "abc"), 3)
            XCTAssertThrowsError(try service.parse(link: ""))
            withExtendedLifetime(readers) {}
        }

        @MainActor
        func testPassesOnWhatIsTold() async throws {
            let mock = MockToldSearchSDK()
            let service = ToldSearchFlowVerifier(mock) { XCTFail($0) }
            var statuses: [ToldSearchStatus.Kind] = []
            var terms: [String] = []
            var answers: [String] = []
            let tokens = [
                service.observeStatus { statuses.append($0.kind) },
                service.observeTerm { terms.append($0) },
            ]
            service.hints {
                answers.append($0)
            } completion: { _ in
                answers.append("end")
            }
            service.count { result in
                if case .success(let count) = result { answers.append("\(count)") }
            }
            service.prepare()
            service.term = "coffee"
            XCTAssertEqual(statuses, [.idle, .ready])
            XCTAssertEqual(terms, ["tea", "coffee"])
            XCTAssertEqual(answers, ["One", "Two", "end", "3"])
            withExtendedLifetime(tokens) {}
        }

        @MainActor
        func testPassesOnWhatIsAwaited() async throws {
            let mock = MockAwaitedSearchSDK()
            let service = AwaitedSearchFlowVerifier(mock) { XCTFail($0) }
            let statuses = service.statuses
            let terms = service.termValues
            await service.prepare()
            service.term = "coffee"
            var kinds: [AwaitedSearchStatus.Kind] = []
            for await status in statuses {
                kinds.append(status.kind)
                if kinds.count == 2 { break }
            }
            var values: [String] = []
            for await term in terms {
                values.append(term)
                if values.count == 2 { break }
            }
            var hints: [String] = []
            for try await hint in service.hints() { hints.append(hint) }
            let count = try await service.count()
            XCTAssertEqual(kinds, [.idle, .ready])
            XCTAssertEqual(values, ["tea", "coffee"])
            XCTAssertEqual(hints, ["One", "Two"])
            XCTAssertEqual(count, 3)
        }

        @MainActor
        func testAStepTakenByAReaderComesAfterTheStatusThatItReads() async throws {
            let log = ReportLog()
            let service = PlainPublishedSearch().verified { log.add($0) }
            var kinds: [PublishedSearchStatus.Kind] = []
            // Whichever reader is told first, one of them has others after it.
            let readers = (0..<8).map { number in
                service.statusPublisher.sink { status in
                    if number == 0 { kinds.append(status.kind) }
                    if number == 4, status.kind == .ready { service.search(query: "tea") }
                }
            }
            service.prepare()
            XCTAssertEqual(Set(kinds), [.idle, .ready, .loading, .found])
            XCTAssertEqual(log.all, [])
            withExtendedLifetime(readers) {}
        }

        /// Both calls are made before a status of the first is told.
        @MainActor
        func testReadersOfOneStatusMayTakeTheSameStep() async throws {
            let log = ReportLog()
            let told = MockToldSearchSDK().verified { log.add($0) }
            let published = MockPublishedSearchSDK().verified { log.add($0) }
            var tokens: [AnyObject] = []
            for _ in 0..<2 {
                tokens.append(
                    told.observeStatus { if $0.kind == .ready { told.search(query: "tea") } })
                tokens.append(
                    published.statusPublisher.sink { status in
                        if status.kind == .ready { published.search(query: "tea") }
                    })
            }
            told.prepare()
            published.prepare()
            XCTAssertEqual(log.all, [])
            withExtendedLifetime(tokens) {}
        }

        @MainActor
        func testAServiceThatTellsItsStatusesLateIsNotJudged() async throws {
            for (isLate, reports) in [(true, 0), (false, 1)] {
                let log = ReportLog()
                let search = PlainPublishedSearch()
                search.isLate = isLate
                let service = search.verified { log.add($0) }
                var kinds: [PublishedSearchStatus.Kind] = []
                let reader = service.statusPublisher.sink { kinds.append($0.kind) }
                service.stop()
                XCTAssertEqual(log.all.count, reports)
                XCTAssertEqual(kinds, isLate ? [.ready] : [.idle, .ready])
                withExtendedLifetime(reader) {}
            }
        }

        @MainActor
        func testAVerifierGoesWithItsService() async throws {
            weak var mock: MockAwaitedSearchSDK?
            weak var verifier: AwaitedSearchFlowVerifier?
            do {
                let made = MockAwaitedSearchSDK()
                let watching = AwaitedSearchFlowVerifier(made) { XCTFail($0) }
                await watching.prepare()
                (mock, verifier) = (made, watching)
            }
            for _ in 0..<10_000 where mock != nil || verifier != nil { await Task.yield() }
            XCTAssertNil(verifier)
            XCTAssertNil(mock)
        }
    }
#endif
