#if DEBUG
import XCTest

/// Tests of ``GeoLocationSDK`` against a stub of LocationKit.
nonisolated final class GeoLocationSDKTests: XCTestCase {
    @MainActor
    func testItKeepsToTheFlow() async throws {
        let contract = LocationContract { scenario in
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
