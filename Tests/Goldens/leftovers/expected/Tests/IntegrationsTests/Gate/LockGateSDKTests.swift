import XCTest

/// Tests of ``LockGateSDK`` against a stubbed SDK.
nonisolated final class LockGateSDKTests: XCTestCase {
    @MainActor
    func testOpen() async throws {
        // TODO(flowgen): Have a stubbed Lock answer, call `open()`, and expect `.opened`.
        throw XCTSkip("not written yet")
    }
}
