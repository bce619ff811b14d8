#if DEBUG
    @preconcurrency import GoogleMobileAds
    import UIKit
    @preconcurrency import UserMessagingPlatform
    import XCTest

    @testable import Patterns

    /// Tests of ``AdMobAdsSDK`` against the stand-ins for GoogleMobileAds and UserMessagingPlatform.
    nonisolated final class AdMobAdsSDKTests: XCTestCase {
        @MainActor
        func testItKeepsToTheFlow() async throws {
            var manager = AdMobManager()
            var contract = AdsContract { scenario in
                manager = Self.reinstalled()
                let consent = ConsentInformation.shared
                for move in scenario.moves {
                    switch (move.step, move.statuses.last) {
                    case (.askConsent, .allowed): consent.simulatedAnswers.append(.consents)
                    case (.askConsent, .refused): consent.simulatedAnswers.append(.refuses)
                    case (.askConsent, .failed(.offline)): consent.simulatedAnswers.append(.offline)
                    case (.askConsent, .failed(.other)): consent.simulatedAnswers.append(.misconfigured)
                    case (.load, .loading): RewardedAd.simulatedLoads.append(.waits)
                    case (.load, .ready): RewardedAd.simulatedLoads.append(.ad)
                    case (.load, .failed(.noAd)): RewardedAd.simulatedLoads.append(.noFill)
                    case (.load, .failed(.offline)): RewardedAd.simulatedLoads.append(.offline)
                    case (.load, .failed(.other)): RewardedAd.simulatedLoads.append(.serverError)
                    case (.show, .rewarded): RewardedAd.simulatedEnds.append(.watched)
                    case (.show, .dismissed): RewardedAd.simulatedEnds.append(.closed)
                    case (.show, .failed(.noAd)): RewardedAd.simulatedEnds.append(.noFill)
                    case (.show, .failed(.offline)): RewardedAd.simulatedEnds.append(.offline)
                    case (.show, .failed(.other)): RewardedAd.simulatedEnds.append(.serverError)
                    case (nil, _): break
                    default: return nil
                    }
                }
                return manager.makeAdsSDK()
            }
            contract.trigger = { _, _ in manager.changeConsent(to: [.analytics]) }
            let violations = try await contract.violations()
            XCTAssertEqual(violations, [])
        }

        @MainActor
        func testNothingIsLoadedWithoutConsent() async throws {
            let ads = Self.reinstalled().makeAdsSDK()
            ConsentInformation.shared.simulatedAnswers = [.refuses]
            try await Self.askConsent(ads, endsIn: .refused)
            XCTAssertEqual(RewardedAd.simulatedRequestCount, 0)
            XCTAssertFalse(MobileAds.shared.simulatedIsStarted)
        }

        @MainActor
        func testAnEarlierAnswerCountsWithoutAForm() async throws {
            let manager = Self.reinstalled()
            try await Self.askConsent(manager.makeAdsSDK(), endsIn: .allowed)
            try await Self.askConsent(manager.makeAdsSDK(), endsIn: .allowed)
            XCTAssertEqual(ConsentInformation.shared.simulatedFormCount, 1)
            ConsentInformation.shared.simulatedAnswers = [.offline]
            try await Self.askConsent(manager.makeAdsSDK(), endsIn: .allowed)
        }

        @MainActor
        func testTheAdvertisementIsPersonalWithConsentAlone() async throws {
            let manager = Self.reinstalled()
            let ads = manager.makeAdsSDK()
            try await Self.load(ads)
            XCTAssertEqual(RewardedAd.simulatedParameters["npa"] as? String, "1")
            manager.changeConsent(to: [.advertising, .personalization])
            XCTAssertEqual(ads.status.kind, .ready)
            ads.show(over: UIViewController())
            try await eventually { ads.status.kind == .rewarded }
            ads.load()
            try await eventually { ads.status.kind == .ready }
            XCTAssertTrue(RewardedAd.simulatedParameters.isEmpty)
        }

        @MainActor
        func testTheRewardIsWhatTheVendorSays() async throws {
            let ads = Self.reinstalled().makeAdsSDK()
            try await Self.load(ads)
            ads.show(over: UIViewController())
            try await eventually { ads.status.kind == .rewarded }
            guard case .rewarded(10, "coins") = ads.status else { return XCTFail("\(ads.status)") }
        }

        @MainActor
        func testAWithdrawnConsentForgetsTheAdvertisement() async throws {
            let manager = Self.reinstalled()
            let ads = manager.makeAdsSDK()
            try await Self.load(ads)
            manager.changeConsent(to: [])
            XCTAssertEqual(ads.status.kind, .refused)
            try await Self.askConsent(ads, endsIn: .refused)
            XCTAssertEqual(ConsentInformation.shared.simulatedFormCount, 1)
        }

        /// The manager of an app that was installed just now.
        @MainActor
        private static func reinstalled() -> AdMobManager {
            ConsentInformation.shared.simulateReinstall()
            RewardedAd.simulateRestart()
            return AdMobManager()
        }

        @MainActor
        private static func askConsent(_ ads: any AdsSDK, endsIn end: AdsStatus.Kind) async throws {
            ads.askConsent(over: UIViewController())
            try await eventually { ads.status.kind == end }
        }

        /// Asks for consent, then loads an advertisement.
        @MainActor
        private static func load(_ ads: any AdsSDK) async throws {
            try await askConsent(ads, endsIn: .allowed)
            ads.load()
            try await eventually { ads.status.kind == .ready }
        }
    }
#endif
