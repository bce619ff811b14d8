@preconcurrency import FirebaseAnalytics
import XCTest

@testable import Patterns

/// Tests of ``FirebaseAnalyticsSDK`` against the stand-in for FirebaseAnalytics.
nonisolated final class FirebaseAnalyticsSDKTests: XCTestCase {
    @MainActor
    func testCallsReachTheSDK() async {
        let manager = FirebaseManager()
        manager.launch(options: [:])
        Analytics.resetAnalyticsData()
        let sdk = FirebaseAnalyticsSDK(manager: manager)
        sdk.track("opened", properties: ["screen": "shop"])
        XCTAssertEqual(Analytics.simulatedLog.map(\.name), ["opened"])
        XCTAssertEqual(Analytics.simulatedLog.first?.parameters["screen"] as? String, "shop")
        sdk.identify(.sample)
        XCTAssertEqual(Analytics.simulatedUserID, "1")
        sdk.forgetPerson()
        XCTAssertNil(Analytics.simulatedUserID)
    }
}
