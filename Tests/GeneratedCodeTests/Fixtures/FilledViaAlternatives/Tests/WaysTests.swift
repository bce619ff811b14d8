// Each way through the alternatives of a step is accepted, and nothing else: by the runner, which looks at pairs of
// statuses, and by the contract, which looks at the whole way.

#if DEBUG
    import XCTest

    @testable import App

    nonisolated final class WaysTests: XCTestCase {
        override func setUp() { FlowTest.failOnBreach() }

        @MainActor
        func testEachWayIsAccepted() async throws {
            for first in [IdentityStatus.scanningDocument, .takingSelfie] {
                for second in [IdentityStatus.reviewing, .waitingForAgent(seconds: 1)] {
                    await check([first, second], .approved)
                    await check([first, first, second, second], .rejected)
                }
                await check([first], .failed(reason: .unknown))
            }
            let violations = try await IdentityContract { scenario in
                let isOtherStep = scenario.moves.contains { $0.step != .check }
                return isOtherStep ? nil : MockIdentitySDK(answering: scenario.moves)
            }.violations()
            XCTAssertEqual(violations, [])
        }

        @MainActor
        func testNothingElseIsAccepted() async throws {
            let last = onFlowBreach
            let breaches = FlowLog<String>()
            onFlowBreach = { breaches.add($0) }
            defer { onFlowBreach = last }
            await check([.scanningDocument, .takingSelfie], .approved)
            await check([.reviewing, .waitingForAgent(seconds: 1)], .approved)
            XCTAssertEqual(
                breaches.items,
                [
                    "IdentityFlow: 'takingSelfie' cannot follow 'scanningDocument'",
                    "IdentityFlow: 'reviewing' cannot follow 'idle'",
                    "IdentityFlow: 'waitingForAgent' cannot follow 'reviewing'",
                ])
            let violations = try await IdentityContract { scenario in
                MockIdentitySDK(answering: [FlowMove(.check, .takingSelfie, .waitingForAgent(seconds: 1), .approved)])
            }.violations(in: [.checkEndsInApproved])
            XCTAssertEqual(
                violations,
                [
                    "checkEndsInApproved: check: expected scanningDocument, reviewing, approved, got takingSelfie, "
                        + "waitingForAgent, approved"
                ])
        }

        /// Calls `check` of a mock that sends statuses and ends in the last one.
        @MainActor
        private func check(_ statuses: [IdentityStatus], _ end: IdentityStatus) async {
            let mock = MockIdentitySDK()
            mock.onCheck = { _, send in
                statuses.forEach { send($0) }
                return end
            }
            mock.check(level: "self")
            await mock.finishSteps()
            XCTAssertEqual(mock.status.kind, end.kind)
        }
    }

    extension MockIdentitySDK {
        /// A mock whose calls of `check` end one after the other as some moves do.
        fileprivate convenience init(answering moves: [FlowMove<IdentityFlow>]) {
            self.init()
            let rest = Moves(moves)
            onCheck = { _, send in
                guard let move = rest.moves.popFirst() else { throw NotWritten() }
                move.statuses.dropLast().forEach { send($0) }
                return move.statuses.last ?? .idle
            }
        }
    }

    @MainActor
    private final class Moves {
        var moves: ArraySlice<FlowMove<IdentityFlow>>

        init(_ moves: [FlowMove<IdentityFlow>]) { self.moves = moves[...] }
    }
#endif
