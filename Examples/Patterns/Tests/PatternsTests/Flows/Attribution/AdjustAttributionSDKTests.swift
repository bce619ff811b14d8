#if DEBUG
    @preconcurrency import AdjustSdk
    import XCTest

    @testable import Patterns

    /// Tests of ``AdjustAttributionSDK`` against the stand-in for AdjustSdk.
    nonisolated final class AdjustAttributionSDKTests: XCTestCase {
        @MainActor
        func testItKeepsToTheFlow() async throws {
            let contract = AttributionContract { _ in
                self.launched().sdk
            } trigger: { event, _ in
                switch event {
                case .linkOpened:
                    _ = Adjust.simulateDeferredDeeplink(URL(fileURLWithPath: "/offer"))
                }
            }
            try await contract.assertHolds()
        }

        @MainActor
        func testTrackPurchase() async {
            let (_, sdk) = launched()
            sdk.trackPurchase(of: 4.5, in: "EUR")
            XCTAssertEqual(Adjust.simulatedEvents.map(\.revenue), [4.5])
            XCTAssertEqual(Adjust.simulatedEvents.map(\.currency), ["EUR"])
        }

        @MainActor
        func testTheCampaignIsKnownLater() async throws {
            let (_, sdk) = launched()
            var campaigns = sdk.campaignValues.makeAsyncIterator()
            let before = await campaigns.next()
            XCTAssertEqual(before, .some(nil))
            Adjust.simulateAttribution(network: "Billboard", campaign: "summer")
            let after = await campaigns.next()
            XCTAssertEqual(after, .some("summer"))
            XCTAssertEqual(sdk.campaign, "summer")
        }

        @MainActor
        func testALinkThatTheAppIsAskedToOpenReachesTheFlow() async throws {
            let (manager, sdk) = launched()
            var links = sdk.linkOpenedValues.makeAsyncIterator()
            let offer = try XCTUnwrap(URL(string: "https://offers.example.com/summer"))
            let other = try XCTUnwrap(URL(string: "https://example.com/summer"))
            XCTAssertTrue(manager.open(offer, options: [:]))
            XCTAssertFalse(manager.open(other, options: [:]))
            let link = await links.next()
            XCTAssertEqual(link, offer)
            XCTAssertEqual(Adjust.simulatedDeeplinks, [offer])
        }

        @MainActor
        func testADeferredLinkIsOpenedByTheAppAlone() async throws {
            let (_, sdk) = launched()
            var links = sdk.linkOpenedValues.makeAsyncIterator()
            let offer = try XCTUnwrap(URL(string: "https://offers.example.com/winter"))
            XCTAssertFalse(Adjust.simulateDeferredDeeplink(offer))
            let link = await links.next()
            XCTAssertEqual(link, offer)
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
#endif
