// A verifier reports each way that the flow does not allow, once and in words, and none that it does:
// in every style and isolation, and whether or not statuses are read as soon as they are sent.

#if DEBUG
    import XCTest

    @testable import App

    /// Tests of the verifiers on every way of ``WatchedCases``.
    nonisolated final class VerifierWordsTests: XCTestCase {
        @MainActor
        func testWatchesPublishedSearch() async throws {
            await expectSilence(WatchedFlow.publishedSearch)
            await expectReports(WatchedFlow.publishedSearch)
            await expectSilenceFromTheMiddle(WatchedFlow.publishedSearch)
        }

        @MainActor
        func testWatchesUnsharedPublishedSearch() async throws {
            await expectSilence(WatchedFlow.unsharedPublishedSearch)
            await expectReports(WatchedFlow.unsharedPublishedSearch)
            await expectSilenceFromTheMiddle(WatchedFlow.unsharedPublishedSearch)
        }

        @MainActor
        func testWatchesToldSearch() async throws {
            await expectSilence(WatchedFlow.toldSearch)
            await expectReports(WatchedFlow.toldSearch)
            await expectSilenceFromTheMiddle(WatchedFlow.toldSearch)
        }

        @MainActor
        func testWatchesUnsharedToldSearch() async throws {
            await expectSilence(WatchedFlow.unsharedToldSearch)
            await expectReports(WatchedFlow.unsharedToldSearch)
            await expectSilenceFromTheMiddle(WatchedFlow.unsharedToldSearch)
        }

        @MainActor
        func testWatchesAwaitedSearch() async throws {
            await expectSilence(WatchedFlow.awaitedSearch, pausing: [true, false])
            await expectReports(WatchedFlow.awaitedSearch, isLate: true)
            await expectSilenceFromTheMiddle(WatchedFlow.awaitedSearch)
        }

        @MainActor
        func testWatchesSharedSearch() async throws {
            await expectSilence(WatchedFlow.sharedSearch, pausing: [true, false])
            await expectReports(WatchedFlow.sharedSearch, isLate: true)
            await expectSilenceFromTheMiddle(WatchedFlow.sharedSearch)
        }

        @MainActor
        private func expectSilence(
            _ make: (String) -> WatchedFlow, pausing: [Bool] = [false], line: UInt = #line
        ) async {
            for moves in WatchedCases.legal {
                for pauses in pausing {
                    let flow = make("idle")
                    await flow.follow(moves, pausing: pauses)
                    await flow.close()
                    await flow.pause()
                    XCTAssertEqual(flow.log.all, [], moves, line: line)
                }
            }
        }

        @MainActor
        private func expectReports(
            _ make: (String) -> WatchedFlow, isLate: Bool = false, line: UInt = #line
        ) async {
            let others = isLate ? WatchedCases.lateBreaches : WatchedCases.exactBreaches
            let breaches = WatchedCases.breaches + others
            for breach in breaches {
                for pauses in isLate ? [true, false] : [false] {
                    let flow = make("idle")
                    await flow.follow(breach.moves, pausing: pauses)
                    await flow.waitForReport()
                    await flow.close()
                    let report = isLate ? breach.lateReport ?? breach.report : breach.report
                    XCTAssertEqual(flow.log.all, [report], breach.moves, line: line)
                }
            }
        }

        /// What came before is not known, so it may explain whatever comes.
        @MainActor
        private func expectSilenceFromTheMiddle(
            _ make: (String) -> WatchedFlow, line: UInt = #line
        ) async {
            for moves in ["found", "loading loading found", "found search() loading found search."]
            {
                let flow = make("loading")
                await flow.follow(moves, pausing: true)
                await flow.close()
                XCTAssertEqual(flow.log.all, [], moves, line: line)
            }
        }
    }
#endif
