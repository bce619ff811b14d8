import XCTest

/// Tests of ``ReachabilityNetworkSDK`` against a stubbed SDK.
nonisolated final class ReachabilityNetworkSDKTests: XCTestCase {
    @MainActor
    func testWentOnline() async throws {
        // TODO(flowgen): Have a stubbed LocationKit tell of it, and expect `.online`.
        throw XCTSkip("not written yet")
    }

    @MainActor
    func testWentOffline() async throws {
        // TODO(flowgen): Have a stubbed LocationKit tell of it, and expect `.offline`.
        throw XCTSkip("not written yet")
    }
}
