#if DEBUG
import XCTest

/// Tests of ``ReachabilityNetworkSDK`` against a stub of LocationKit.
nonisolated final class ReachabilityNetworkSDKTests: XCTestCase {
    @MainActor
    func testItKeepsToTheFlow() async throws {
        let contract = NetworkContract { scenario in
            // TODO(flowgen): Return a wrapper around a stubbed LocationKit that answers as `scenario` prescribes.
            throw ScenarioSkipped("not written yet")
        } trigger: { event, service in
            // TODO(flowgen): Let the stubbed LocationKit raise the event.
            throw ScenarioSkipped("not written yet")
        }
        try await contract.assertHolds()
    }
}
#endif
