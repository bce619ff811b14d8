@preconcurrency import Mixpanel
import XCTest

@testable import Patterns

/// Tests of ``MixpanelAnalyticsSDK`` against the stand-in for Mixpanel.
nonisolated final class MixpanelAnalyticsSDKTests: XCTestCase {
    @MainActor
    func testCallsReachTheSDK() async {
        let manager = MixpanelManager()
        manager.launch(options: [:])
        let sdk = MixpanelAnalyticsSDK(manager: manager)
        sdk.track("opened", properties: ["screen": "shop"])
        XCTAssertEqual(manager.instance.events, ["opened"])
        sdk.identify(.sample)
        XCTAssertEqual(manager.instance.distinctId, "1")
        sdk.forgetPerson()
        XCTAssertEqual(manager.instance.distinctId, "")
    }
}
