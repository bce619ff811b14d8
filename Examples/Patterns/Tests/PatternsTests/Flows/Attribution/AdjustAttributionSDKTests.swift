@preconcurrency import AdjustSdk
import XCTest

@testable import Patterns

/// Tests of ``AdjustAttributionSDK`` against the stand-in for AdjustSdk.
nonisolated final class AdjustAttributionSDKTests: XCTestCase {
    @MainActor
    func testTrackPurchase() async {
        launched().sdk.trackPurchase(of: 4.5, in: "EUR")
        XCTAssertEqual(Adjust.simulatedEvents.map(\.revenue), [4.5])
        XCTAssertEqual(Adjust.simulatedEvents.map(\.currency), ["EUR"])
    }

    @MainActor
    func testTheCampaignIsKnownLater() async throws {
        let (_, sdk) = launched()
        let campaigns = Recorder(sdk.campaignValues)
        _ = try await campaigns.first(1)
        Adjust.simulateAttribution(network: "Billboard", campaign: "summer")
        let all = try await campaigns.first(2)
        XCTAssertEqual(all, [nil, "summer"])
        XCTAssertEqual(sdk.campaign, "summer")
    }

    @MainActor
    func testALinkThatTheAppIsAskedToOpenReachesTheFlow() async throws {
        let (manager, sdk) = launched()
        let links = Recorder(sdk.linkOpenedValues)
        let offer = try XCTUnwrap(URL(string: "https://offers.example.com/summer"))
        XCTAssertTrue(manager.open(offer, options: [:]))
        XCTAssertFalse(manager.open(try XCTUnwrap(URL(string: "https://example.com/summer")), options: [:]))
        let all = try await links.first(1)
        XCTAssertEqual(all, [offer])
        XCTAssertEqual(Adjust.simulatedDeeplinks, [offer])
    }

    @MainActor
    func testADeferredLinkIsOpenedByTheAppAlone() async throws {
        let (_, sdk) = launched()
        let links = Recorder(sdk.linkOpenedValues)
        let offer = try XCTUnwrap(URL(string: "https://offers.example.com/winter"))
        XCTAssertFalse(Adjust.simulateDeferredDeeplink(offer))
        let all = try await links.first(1)
        XCTAssertEqual(all, [offer])
    }

    @MainActor
    func testTheManagerKeepsNoWrapperAlive() async {
        let manager = AdjustManager()
        _ = AdjustAttributionSDK(manager: manager)
        XCTAssertNil(manager.delegate)
    }

    @MainActor
    func testNothingIsMeasuredWithoutConsent() async {
        let (manager, _) = launched()
        manager.changeConsent(to: [.advertising])
        XCTAssertEqual(Adjust.simulatedConsent, true)
        manager.changeConsent(to: [.analytics])
        XCTAssertEqual(Adjust.simulatedConsent, false)
    }

    /// The manager after the app's launch, and the wrapper, which is there before.
    @MainActor
    private func launched() -> (manager: AdjustManager, sdk: AdjustAttributionSDK) {
        Adjust.simulateRestart()
        let manager = AdjustManager()
        let sdk = AdjustAttributionSDK(manager: manager)
        manager.launch(options: [:])
        return (manager, sdk)
    }
}
