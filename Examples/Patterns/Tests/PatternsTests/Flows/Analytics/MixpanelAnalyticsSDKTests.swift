@preconcurrency import Mixpanel
import XCTest

@testable import Patterns

/// Tests of ``MixpanelAnalyticsSDK`` against the stand-in for Mixpanel.
nonisolated final class MixpanelAnalyticsSDKTests: XCTestCase {
    @MainActor
    func testTrack() async throws {
        let manager = launched()
        MixpanelAnalyticsSDK(manager: manager).track("opened", properties: ["screen": "shop"])
        XCTAssertEqual(manager.instance.events, ["opened"])
    }

    @MainActor
    func testIdentify() async throws {
        let manager = launched()
        MixpanelAnalyticsSDK(manager: manager).identify(.sample)
        XCTAssertEqual(manager.instance.distinctId, "1")
    }

    @MainActor
    func testForgetPerson() async throws {
        let manager = launched()
        let sdk = MixpanelAnalyticsSDK(manager: manager)
        sdk.identify(.sample)
        sdk.forgetPerson()
        XCTAssertEqual(manager.instance.distinctId, "")
    }

    @MainActor
    private func launched() -> MixpanelManager {
        let manager = MixpanelManager()
        manager.launch(options: [:])
        return manager
    }
}
