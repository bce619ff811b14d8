@preconcurrency import AmplitudeSwift
import XCTest

@testable import Patterns

/// Tests of ``AmplitudeAnalyticsSDK`` against the stand-in for AmplitudeSwift.
nonisolated final class AmplitudeAnalyticsSDKTests: XCTestCase {
    @MainActor
    func testTrack() async throws {
        let manager = launched()
        AmplitudeAnalyticsSDK(manager: manager).track("opened", properties: ["screen": "shop"])
        XCTAssertEqual(manager.instance?.events, ["opened"])
    }

    @MainActor
    func testIdentify() async throws {
        let manager = launched()
        AmplitudeAnalyticsSDK(manager: manager).identify(.sample)
        XCTAssertEqual(manager.instance?.userId, "1")
    }

    @MainActor
    func testForgetPerson() async throws {
        let manager = launched()
        let sdk = AmplitudeAnalyticsSDK(manager: manager)
        sdk.identify(.sample)
        sdk.forgetPerson()
        XCTAssertNil(manager.instance?.userId)
    }

    @MainActor
    private func launched() -> AmplitudeManager {
        let manager = AmplitudeManager()
        manager.launch(options: [:])
        return manager
    }
}
