import XCTest

@testable import App

/// Tests of ``BulbLampSDK`` against a stubbed SDK.
nonisolated final class BulbLampSDKTests: XCTestCase {
    @MainActor
    func testShine() async throws {
        // TODO(flowgen): Have a stubbed Bulb answer, call `shine()`, and expect what it does.
        throw XCTSkip("not written yet")
    }
}
