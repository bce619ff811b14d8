@preconcurrency import FirebaseAnalytics
import XCTest

@testable import Patterns

/// Tests of ``FirebaseAnalyticsSDK`` against the stand-in for FirebaseAnalytics.
nonisolated final class FirebaseAnalyticsSDKTests: XCTestCase {
    @MainActor
    func testTrack() async throws {
        launched().track("opened", properties: ["screen": "shop"])
        XCTAssertEqual(Analytics.simulatedLog.map(\.name), ["opened"])
        XCTAssertEqual(Analytics.simulatedLog.first?.parameters["screen"] as? String, "shop")
    }

    @MainActor
    func testIdentify() async throws {
        launched().identify(.sample)
        XCTAssertEqual(Analytics.simulatedUserID, "1")
    }

    @MainActor
    func testForgetPerson() async throws {
        let sdk = launched()
        sdk.identify(.sample)
        sdk.forgetPerson()
        XCTAssertNil(Analytics.simulatedUserID)
    }

    @MainActor
    private func launched() -> FirebaseAnalyticsSDK {
        let manager = FirebaseManager()
        manager.launch(options: [:])
        Analytics.resetAnalyticsData()
        return FirebaseAnalyticsSDK(manager: manager)
    }
}
