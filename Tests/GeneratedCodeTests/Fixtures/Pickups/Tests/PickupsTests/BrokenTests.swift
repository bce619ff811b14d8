// Tests that have to fail, and that run by themselves; and one outside of any test, which has to stop the process.

#if DEBUG
    import Combine
    import Foundation
    import Testing

    @testable import Pickups

    /// A mock that forgets a status.
    private nonisolated final class BrokenTracking: LockedFlowMock<TrackingFlow, TrackingSpy>, TrackingSDK,
        @unchecked Sendable
    {
        init() {
            super.init(
                .idle, errors: [.unknown],
                statuses: { [.idle, .searching, .found(place: "place"), .failed(reason: $0)] })
        }

        func find(number: String) {
            _ = begin(.find, \.findHandler)
            send(.found(place: "too early"))
        }

        func place(of number: String) -> AnyPublisher<String, TrackingError> {
            publish(.place, .success("place"))
        }

        func changes() -> AnyPublisher<String, TrackingError> { publish(.changes, ["change"]) }
        func stop() {}

        @MainActor static func assertItHolds() async throws {
            try await TrackingContract.assertMock(BrokenTracking.init, contract: TrackingContract.init)
        }
    }

    nonisolated enum Proof {
        /// The value of FLOWGEN_PROOF for which tests run that else are skipped.
        static func isFor(_ purpose: String) -> Bool {
            ProcessInfo.processInfo.environment["FLOWGEN_PROOF"] == purpose
        }
    }

    struct PickupsBrokenTests {
        @Test(.enabled(if: Proof.isFor("broken"))) @MainActor
        func aBrokenMockFails() async throws {
            try await BrokenTracking.assertItHolds()
        }

        @Test(.enabled(if: Proof.isFor("broken"))) @MainActor func aBrokenWrapperFails() async throws {
            try await PickupContract { FilledPickup($0, .leavesOutAStatus) }.assertHolds()
        }
    }

    struct PickupsOutsideTests {
        @Test(.enabled(if: Proof.isFor("outside"))) func aFailureOutsideOfATestStops() async throws {
            try await Task.detached { try await BrokenTracking.assertItHolds() }.value
        }
    }
#endif
