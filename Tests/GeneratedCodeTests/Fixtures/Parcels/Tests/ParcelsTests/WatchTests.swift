// What verifiers promise of calls and statuses in any order, with a small flow that is written for this. The verifiers
// of all flows share this code.

#if DEBUG
    import Foundation
    import XCTest

    @testable import Parcels

    /// A flow with a step that passes through two statuses, one that cancels it, one without an end, and events.
    private nonisolated enum RaceFlow: FlowTable {
        enum Status: String, FlowCase, FlowStatus {
            case idle, first, second, done, failed, lost

            typealias Failure = Problem
            var kind: Status { self }
        }

        enum Problem: String, FlowCase, FlowError {
            case broken

            var kind: Problem { self }
        }

        enum Step: String, FlowCase { case run, walk, stop, look }
        enum Event: String, FlowCase { case fall, stumble }

        enum Scenario: String, FlowScenario {
            case nothing, runSucceeds, runFails, runBreaks, lookBreaks
            case runTwice, runStops, runGoesOn

            var moves: [FlowMove<RaceFlow>] {
                switch self {
                case .nothing: start
                case .runSucceeds: start.then(.run, .done)
                case .runFails: start.then(.run, .failed)
                case .runBreaks: start.then(.run, failing: .broken)
                case .lookBreaks: start.then(.look, failing: .broken)
                case .runTwice: start.starting(.run, .first).then(.run, .done)
                case .runStops: start.starting(.run, .first).then(.stop, .idle)
                case .runGoesOn: start.starting(.run, .first).then(.look)
                }
            }
        }

        static let initial = Status.idle
        static let rules = [
            Rule(
                step: .run, from: [.idle, .done, .failed], via: [.first, .second],
                to: [.done, .failed],
                failures: [.failed]),
            Rule(step: .walk, via: [.first]),
            Rule(step: .stop, to: [.idle], cancels: [.run, .walk]),
            Rule(step: .look),
            Rule(event: .fall, from: [.second], to: [.lost]),
            Rule(event: .stumble, from: [.first], to: [.failed]),
        ]
    }

    nonisolated final class WatchTests: XCTestCase {
        private enum Sighting {
            case call(RaceFlow.Step, from: RaceFlow.Status)
            case status(RaceFlow.Status)
        }

        func testARunPassesThroughItsStatuses() {
            expect([
                .status(.idle), .call(.run, from: .idle), .status(.first), .status(.second),
                .status(.done),
            ])
            expect([
                .status(.idle), .call(.run, from: .idle), .status(.first), .status(.first),
                .status(.second),
            ])
        }

        func testARunMayFailBeforeItHasPassedThroughAll() {
            expect([.status(.idle), .call(.run, from: .idle), .status(.failed)])
            expect([.status(.idle), .call(.run, from: .idle), .status(.first), .status(.failed)])
        }

        func testAStatusLeftOutIsReported() {
            expect(
                [.status(.idle), .call(.run, from: .idle), .status(.second)],
                "run: expected first after idle, got second")
            expect(
                [.status(.idle), .call(.run, from: .idle), .status(.first), .status(.done)],
                "run: expected second after first, got done")
        }

        func testOnlyTheFirstViolationIsReported() {
            expect(
                [.status(.idle), .status(.first), .status(.second)],
                "no running step and no event leads from idle to first")
        }

        func testAWrongStartIsReported() {
            expect(
                [.status(.idle), .call(.run, from: .lost)],
                "run cannot start from lost, only from idle, done or failed")
            expect([.status(.idle), .call(.look, from: .lost)])
        }

        /// Off the main actor a status can change between a look at it and the call.
        func testARacingCallMayStartFromWhatARunningStepOrAnEventCanHaveSent() {
            expect(
                [.status(.idle), .call(.run, from: .idle), .call(.run, from: .second)],
                isRacing: true)
            expect(
                [
                    .status(.idle), .call(.run, from: .idle), .status(.first),
                    .call(.run, from: .second),
                ], isRacing: true)
            expect([.status(.idle), .call(.run, from: .lost)], isRacing: true)
            expect(
                [.status(.idle), .call(.run, from: .second)],
                "run cannot start from second, only from idle, done or failed", isRacing: true)
        }

        func testAReturnIsCheckedUnlessAnotherCallFollowed() {
            let found = Found()
            let watch = FlowWatch<RaceFlow> { found.add($0) }
            let walk = watch.begin(.walk, from: .idle)
            watch.end(.walk, walk, in: .idle)
            let first = watch.begin(.run, from: .idle)
            let second = watch.begin(.run, from: .idle)
            watch.end(.run, first, in: .first)
            XCTAssertEqual(found.all, [])
            watch.end(.run, second, in: .first)
            XCTAssertEqual(found.all, ["run: expected to return in done or failed, returned in first"])
        }

        func testAnEventOccursOnlyWhereItCan() {
            expect([
                .status(.idle), .call(.run, from: .idle), .status(.first), .status(.second),
                .status(.lost),
            ])
            expect(
                [.status(.idle), .status(.lost)],
                "no running step and no event leads from idle to lost")
        }

        func testAnEventEndsNoStep() {
            expect([
                .status(.idle), .call(.run, from: .idle), .status(.first), .status(.second), .status(.lost),
                .status(.done),
            ])
        }

        func testARunThatHasEndedSendsNothing() {
            expect(
                [
                    .status(.idle), .call(.run, from: .idle), .status(.first), .status(.second),
                    .status(.done), .status(.failed),
                ],
                "no running step and no event leads from done to failed")
        }

        func testACancelledRunSendsNothing() {
            expect(
                [
                    .status(.idle), .call(.run, from: .idle), .status(.first), .call(.stop, from: .first),
                    .status(.idle), .status(.second),
                ],
                "no running step and no event leads from idle to second")
        }

        func testARunThatWasCalledAfterTheCancellationGoesOn() {
            expect([
                .status(.idle), .call(.run, from: .idle), .status(.first), .call(.stop, from: .first),
                .call(.run, from: .idle), .status(.idle), .status(.first), .status(.second),
            ])
        }

        func testEachCallMaySendItsFirstStatus() {
            expect([
                .status(.idle), .call(.run, from: .idle), .call(.run, from: .idle), .status(.first),
                .status(.second), .status(.first), .status(.second), .status(.done),
            ])
        }

        func testAStepWithoutAnEndIsOverAfterItsLastStatus() {
            expect([.status(.idle), .call(.walk, from: .idle), .status(.first), .status(.first)])
            expect(
                [
                    .status(.idle), .call(.walk, from: .idle), .status(.first), .call(.stop, from: .first),
                    .status(.idle), .status(.first),
                ],
                "no running step and no event leads from idle to first")
        }

        func testAfterALateFirstStatusAnyStepMayBeRunning() {
            expect([.status(.first), .status(.second), .status(.done)])
            expect([.status(.second), .status(.done)])
            expect([.status(.first), .status(.failed)])
        }

        func testAStatusThatTwoStepsMayHaveSentStartsNeitherForCertain() {
            expect([
                .status(.idle), .call(.run, from: .idle), .call(.walk, from: .idle),
                .status(.first), .status(.second), .status(.first),
            ])
        }

        func testAStatusThatAnEventMayHaveSentEndsNoStep() {
            expect([
                .status(.idle), .call(.run, from: .idle), .status(.first), .status(.failed),
                .status(.second), .status(.done),
            ])
        }

        func testAStepWithoutAnEndIsOverOnceAnotherStatusFollows() {
            expect(
                [
                    .status(.idle), .call(.walk, from: .idle), .status(.first), .status(.failed),
                    .status(.first),
                ],
                "no running step and no event leads from failed to first")
        }

        func testAScenarioFailsIfItsLastMoveDoes() {
            let failing = RaceFlow.Scenario.allCases.filter(\.fails)
            XCTAssertEqual(failing, [.runFails, .runBreaks, .lookBreaks])
            XCTAssertEqual(failing.map(\.error), [nil, .broken, .broken])
            XCTAssertNil(RaceFlow.Scenario.nothing.error)
        }

        func testACallCancelsWhatItCallsAgainOrStops() {
            func cancelled(_ scenario: RaceFlow.Scenario) -> [Bool] {
                scenario.moves.map(\.isCancelled)
            }
            XCTAssertEqual(cancelled(.runTwice), [true, false])
            XCTAssertEqual(cancelled(.runStops), [true, false])
            XCTAssertEqual(cancelled(.runGoesOn), [false, false])
            XCTAssertFalse(RaceFlow.Scenario.runTwice.moves.contains(where: \.fails))
        }

        func testAViolationGoesToTheHandlerThatWasSetLast() {
            let violations = FlowViolations()
            let (early, late) = (Found(), Found())
            violations.handle { early.add($0) }
            violations.report("first")
            violations.handle { late.add($0) }
            violations.report("second")
            XCTAssertEqual(early.all, ["first"])
            XCTAssertEqual(late.all, ["second"])
        }

        #if !canImport(os)
            func testAViolationWithoutAHandlerGoesToStandardError() {
                let pipe = Pipe()
                let standardError = dup(2)
                dup2(pipe.fileHandleForWriting.fileDescriptor, 2)
                FlowViolations().report("lost")
                dup2(standardError, 2)
                close(standardError)
                pipe.fileHandleForWriting.closeFile()
                let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
                XCTAssertEqual(text, "lost\n")
            }
        #endif

        private func expect(
            _ sightings: [Sighting], _ violations: String..., isRacing: Bool = false,
            file: StaticString = #filePath, line: UInt = #line
        ) {
            let found = Found()
            let watch =
                isRacing ? FlowWatch<RaceFlow>(isRacing: true) { found.add($0) } : FlowWatch<RaceFlow> { found.add($0) }
            for sighting in sightings {
                switch sighting {
                case .call(let step, let status): watch.begin(step, from: status)
                case .status(let status): watch.reach(status)
                }
            }
            XCTAssertEqual(found.all, violations, file: file, line: line)
        }
    }

    private nonisolated final class Found: @unchecked Sendable {
        private let lock = NSLock()
        private var items: [String] = []
        var all: [String] { lock.withLock { items } }
        func add(_ item: String) { lock.withLock { items.append(item) } }
    }
#endif
