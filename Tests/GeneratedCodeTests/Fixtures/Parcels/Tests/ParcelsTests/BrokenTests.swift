// Tests that have to fail, and that run by themselves: a broken wrapper and a breach, under both frameworks; and a
// breach outside of any test, which has to fail the run.

#if DEBUG
    import XCTest

    @testable import Parcels

    nonisolated enum Proof {
        /// The value of FLOWGEN_PROOF for which tests run that else are skipped.
        static func isFor(_ purpose: String) -> Bool {
            ProcessInfo.processInfo.environment["FLOWGEN_PROOF"] == purpose
        }
    }

    nonisolated final class ParcelsBrokenTests: XCTestCase {
        @MainActor
        func testBrokenWrapperFails() async throws {
            try XCTSkipUnless(Proof.isFor("broken"))
            let contract = DeliveryContract { FilledDelivery($0.moves, .leavesOutAStatus) }
            let violations = try await contract.violations(in: [.findSucceeds])
            XCTAssertEqual(violations, [])
        }

        @MainActor
        func testBreachFails() async throws {
            try XCTSkipUnless(Proof.isFor("broken"))
            FlowTest.failOnBreach()
            _ = await MockDeliverySDK().find(number: "1")
        }
    }

    #if canImport(Testing)
        import Testing

        struct ParcelsBrokenTestsOfSwiftTesting {
            @Test(.enabled(if: Proof.isFor("broken")))
            func breachFailsUnderSwiftTesting() async throws {
                FlowTest.failOnBreach()
                _ = await MockDeliverySDK().find(number: "1")
            }
        }

        struct ParcelsOutsideTests {
            @Test(.enabled(if: Proof.isFor("outside")))
            func breachOutsideOfATest() async throws {
                FlowTest.failOnBreach()
                let runner = FlowRunner<DeliveryFlow> { .refused($0) }
                await Task.detached { runner.send(.found(place: "place")) }.value
                await runner.finishSteps()
            }
        }
    #endif
#endif
