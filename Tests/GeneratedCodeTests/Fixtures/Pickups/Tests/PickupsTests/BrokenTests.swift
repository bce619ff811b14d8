// Tests that have to fail, and that run by themselves; and a breach outside of any test, which has to fail the run.

#if DEBUG
    import Foundation
    import Testing

    @testable import Pickups

    nonisolated enum Proof {
        /// The value of FLOWGEN_PROOF for which tests run that else are skipped.
        static func isFor(_ purpose: String) -> Bool {
            ProcessInfo.processInfo.environment["FLOWGEN_PROOF"] == purpose
        }
    }

    @MainActor
    struct PickupsBrokenTests {
        @Test(.enabled(if: Proof.isFor("broken")))
        func brokenWrapperFails() async throws {
            let contract = PickupContract { FilledPickup($0.moves, .leavesOutAStatus) }
            let violations = try await contract.violations(in: [.findSucceeds])
            #expect(violations == [])
        }

        @Test(.enabled(if: Proof.isFor("broken")))
        func breachFails() {
            FlowTest.failOnBreach()
            let mock = MockTrackingSDK()
            mock.onFind = { _ in
                try await Task.sleep(for: .seconds(3600))
                return .idle
            }
            for number in ["1", "2"] { mock.find(number: number) }
        }
    }

    struct PickupsOutsideTests {
        @Test(.enabled(if: Proof.isFor("outside")))
        func breachOutsideOfATest() async {
            FlowTest.failOnBreach()
            let runner = FlowRunner<PickupFlow> { _ in .unknown }
            await Task.detached { runner.send(.found(place: "place")) }.value
            await runner.finishSteps()
        }
    }
#endif
