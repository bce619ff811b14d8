import Foundation
@preconcurrency import GoogleMobileAds
import UIKit
@preconcurrency import UserMessagingPlatform

/// Implements ``AdsSDK`` with AdMob.
@MainActor
final class AdMobAdsSDK: NSObject, AdsSDK {
    private let manager: AdMobManager
    /// The advertisement that is ready; it can be shown once.
    private var client: RewardedAd?
    /// Finishes when the advertisement is closed; nil if none is on the screen.
    private var presentation: AsyncThrowingStream<Void, any Error>.Continuation?
    private let flow = FlowRunner<AdsFlow> { AdMobAdsSDK.adsError(for: $0) }

    init(manager: AdMobManager) {
        self.manager = manager
        super.init()
        manager.consentWithdrawn = { [weak self] in self?.forgetAd() }
    }

    var status: AdsStatus { flow.status }
    func observeStatus(_ observer: @escaping (AdsStatus) -> Void) -> FlowObservation {
        flow.observe(observer)
    }

    func askConsent(over screen: UIViewController) {
        flow.start(.askConsent, via: .asking) { [manager] _ in
            guard manager.mayAsk else { return .refused }
            let information = ConsentInformation.shared
            do {
                try await withCheckedThrowingContinuation { continuation in
                    information.requestConsentInfoUpdate(with: RequestParameters()) { error in
                        continuation.resume(with: error.map { .failure($0) } ?? .success(()))
                    }
                }
            } catch {
                // What the person has answered before is known without a network.
                guard information.canRequestAds else { throw error }
                return .allowed
            }
            try Task.checkCancellation()
            try await withCheckedThrowingContinuation { continuation in
                ConsentForm.loadAndPresentIfRequired(from: screen) { error in
                    continuation.resume(with: error.map { .failure($0) } ?? .success(()))
                }
            }
            return manager.mayAsk && information.canRequestAds ? .allowed : .refused
        }
    }

    func load() {
        flow.start(.load, via: .loading) { [manager, weak self] _ in
            guard manager.mayAsk, ConsentInformation.shared.canRequestAds else {
                throw AdsError.noConsent
            }
            let ad = try await withCheckedThrowingContinuation { continuation in
                RewardedAd.load(with: manager.adUnitID, request: manager.makeRequest()) {
                    ad, error in
                    if let ad {
                        continuation.resume(returning: ad)
                    } else {
                        continuation.resume(throwing: error ?? AdsError.noAd)
                    }
                }
            }
            try Task.checkCancellation()
            ad.fullScreenContentDelegate = self
            self?.client = ad
            return .ready
        }
    }

    func show(over screen: UIViewController) {
        flow.start(.show, via: .showing) { [weak self] _ in
            guard let ad = self?.client else { throw AdsError.noAd }
            let (closings, presentation) = AsyncThrowingStream<Void, any Error>.makeStream()
            self?.client = nil
            self?.presentation = presentation
            var reward: AdReward?
            ad.present(from: screen) { reward = ad.adReward }
            for try await _ in closings {}
            guard let reward else { return .dismissed }
            return .rewarded(amount: reward.amount.intValue, currency: reward.type)
        }
    }

    private func forgetAd() {
        client = nil
        switch status.kind {
        case .allowed, .loading, .ready, .dismissed, .rewarded:
            consentWithdrawn()
        // What is on the screen stays there, and ends as the person wants.
        case .unasked, .asking, .refused, .showing, .failed: break
        }
    }

    /// The person wants no advertisements any more.
    func consentWithdrawn() { flow.send(.refused) }

    /// Maps an error of AdMob to the app's error.
    private nonisolated static func adsError(for error: any Error) -> AdsError {
        switch error {
        case let error as GoogleMobileAds.RequestError where error.code == .noFill: .noAd
        case let error as GoogleMobileAds.RequestError where error.code == .networkError: .offline
        case let error as UserMessagingPlatform.RequestError where error.code == .network: .offline
        default: .other(error)
        }
    }
}

extension AdMobAdsSDK: @preconcurrency FullScreenContentDelegate {
    func ad(
        _ ad: any FullScreenPresentingAd,
        didFailToPresentFullScreenContentWithError error: any Error
    ) {
        presentation?.finish(throwing: error)
        presentation = nil
    }

    func adDidDismissFullScreenContent(_ ad: any FullScreenPresentingAd) {
        presentation?.finish()
        presentation = nil
    }
}

extension AdMobManager {
    func makeAdsSDK() -> any AdsSDK {
        AdMobAdsSDK(manager: self)
    }
}
