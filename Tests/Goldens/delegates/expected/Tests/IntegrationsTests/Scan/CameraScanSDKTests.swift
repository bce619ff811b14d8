import XCTest

/// Tests of ``CameraScanSDK`` against a stubbed SDK.
nonisolated final class CameraScanSDKTests: XCTestCase {
    @MainActor
    func testScan() async throws {
        // TODO(flowgen): Have a stubbed Camera answer, call `scan()`, and expect what it does.
        throw XCTSkip("not written yet")
    }
}
