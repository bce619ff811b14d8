@preconcurrency import AmplitudeSwift
import XCTest

@testable import Patterns

/// Tests of ``AmplitudeAnalyticsSDK`` against the stand-in for AmplitudeSwift.
nonisolated final class AmplitudeAnalyticsSDKTests: XCTestCase {
    @MainActor
    func testCallsReachTheSDK() async {
        let manager = AmplitudeManager()
        manager.launch(options: [:])
        let sdk = AmplitudeAnalyticsSDK(manager: manager)
        sdk.track("opened", properties: ["screen": "shop"])
        XCTAssertEqual(manager.instance?.events, ["opened"])
        sdk.identify(.sample)
        XCTAssertEqual(manager.instance?.userId, "1")
        sdk.forgetPerson()
        XCTAssertNil(manager.instance?.userId)
    }
}
