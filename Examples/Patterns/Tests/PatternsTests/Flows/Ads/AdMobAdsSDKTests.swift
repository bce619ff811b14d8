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
            let contract = AdsContract { scenario in
                manager = self.reinstalled()
                ConsentInformation.shared.simulatedAnswers = try scenario.answers(of: .askConsent)
                    .map(self.consentAnswer)
                RewardedAd.simulatedLoads = try scenario.answers(of: .load).map(self.load)
                RewardedAd.simulatedEnds = try scenario.answers(of: .show).map(self.end)
                return manager.makeAdsSDK()
            } trigger: { event, _ in
                switch event {
                case .consentWithdrawn: manager.changeConsent(to: [.analytics])
                }
            }
            try await contract.assertHolds()
        }

        @MainActor
        private func consentAnswer(
            _ answer: FlowStubAnswer<AdsFlow>
        ) throws -> ConsentInformation.SimulatedAnswer {
            switch answer {
            case .nothing: .waits
            case .success(.refused): .refuses
            case .success: .consents
            case .failure(.offline), .failure(nil): .offline
            case .failure(.other): .misconfigured
            case .failure: throw ScenarioSkipped("consent does not fail so")
            }
        }

        @MainActor
        private func load(
            _ answer: FlowStubAnswer<AdsFlow>
        ) throws -> RewardedAd.SimulatedLoad {
            switch answer {
            case .nothing: .waits
            case .success: .ad
            case .failure(.offline), .failure(nil): .offline
            case .failure(.noAd): .noFill
            case .failure(.other): .serverError
            case .failure(.noConsent): throw ScenarioSkipped("there is consent before")
            }
        }

        @MainActor
        private func end(_ answer: FlowStubAnswer<AdsFlow>) throws -> RewardedAd.SimulatedEnd {
            switch answer {
            case .nothing: .waits
            case .success(.dismissed): .closed
            case .success: .watched
            case .failure(.offline), .failure(nil): .offline
            case .failure(.noAd): .noFill
            case .failure(.other): .serverError
            case .failure(.noConsent): throw ScenarioSkipped("there is consent before")
            }
        }

        @MainActor
        func testNothingIsLoadedWithoutConsent() async throws {
            let ads = reinstalled().makeAdsSDK()
            ConsentInformation.shared.simulatedAnswers = [.refuses]
            try await askConsent(ads, endsIn: .refused)
            XCTAssertEqual(RewardedAd.simulatedRequestCount, 0)
            XCTAssertFalse(MobileAds.shared.simulatedIsStarted)
        }

        @MainActor
        func testTheFormIsShownOnce() async throws {
            let manager = reinstalled()
            try await askConsent(manager.makeAdsSDK(), endsIn: .allowed)
            try await askConsent(manager.makeAdsSDK(), endsIn: .allowed)
            XCTAssertEqual(ConsentInformation.shared.simulatedFormCount, 1)
        }

        @MainActor
        func testAnEarlierAnswerCountsWithoutANetwork() async throws {
            let manager = reinstalled()
            try await askConsent(manager.makeAdsSDK(), endsIn: .allowed)
            ConsentInformation.shared.simulatedAnswers = [.offline]
            try await askConsent(manager.makeAdsSDK(), endsIn: .allowed)
        }

        @MainActor
        func testTheAdvertisementIsPersonalWithConsentAlone() async throws {
            let manager = reinstalled()
            let ads = manager.makeAdsSDK()
            try await askConsent(ads, endsIn: .allowed)
            try await load(ads)
            XCTAssertEqual(RewardedAd.simulatedParameters["npa"] as? String, "1")
            manager.changeConsent(to: [.advertising, .personalization])
            XCTAssertEqual(ads.status.kind, .ready)
            ads.show(over: UIViewController())
            try await eventually { ads.status.kind == .rewarded }
            try await load(ads)
            XCTAssertTrue(RewardedAd.simulatedParameters.isEmpty)
        }

        @MainActor
        func testTheRewardIsWhatTheVendorSays() async throws {
            let ads = reinstalled().makeAdsSDK()
            try await askConsent(ads, endsIn: .allowed)
            try await load(ads)
            ads.show(over: UIViewController())
            try await eventually { ads.status.kind == .rewarded }
            guard case .rewarded(10, "coins") = ads.status else { return XCTFail("\(ads.status)") }
        }

        @MainActor
        func testAWithdrawnConsentForgetsTheAdvertisement() async throws {
            let manager = reinstalled()
            let ads = manager.makeAdsSDK()
            try await askConsent(ads, endsIn: .allowed)
            try await load(ads)
            manager.changeConsent(to: [])
            XCTAssertEqual(ads.status.kind, .refused)
            try await askConsent(ads, endsIn: .refused)
            XCTAssertEqual(ConsentInformation.shared.simulatedFormCount, 1)
        }

        /// The manager of an app that was installed just now.
        @MainActor
        private func reinstalled() -> AdMobManager {
            ConsentInformation.shared.simulateReinstall()
            RewardedAd.simulateRestart()
            return AdMobManager()
        }

        @MainActor
        private func askConsent(_ ads: any AdsSDK, endsIn end: AdsStatus.Kind) async throws {
            ads.askConsent(over: UIViewController())
            try await eventually { ads.status.kind == end }
        }

        @MainActor
        private func load(_ ads: any AdsSDK) async throws {
            ads.load()
            try await eventually { ads.status.kind == .ready }
        }
    }
#endif
