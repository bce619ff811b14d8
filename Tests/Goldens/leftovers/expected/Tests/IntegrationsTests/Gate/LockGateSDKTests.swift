#if DEBUG
import XCTest

/// Tests of ``LockGateSDK`` against a stub of Lock.
nonisolated final class LockGateSDKTests: XCTestCase {
    @MainActor
    func testItKeepsToTheFlow() async throws {
        try await GateContract { scenario in
            // TODO(flowgen): Return a wrapper around a stubbed Lock that answers as `scenario` prescribes.
            throw ScenarioSkipped("not written yet")
        }.assertHolds()
    }
}
#endif
