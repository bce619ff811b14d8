import XCTest

/// Tests of ``BulbLampSDK`` against a stubbed SDK.
nonisolated final class BulbLampSDKTests: XCTestCase {
    @MainActor
    func testLight() async throws {
        // TODO(flowgen): Have a stubbed Bulb answer, call `light()`, and expect `.bright`.
        throw XCTSkip("not written yet")
    }
}
