@preconcurrency import AdjustSdk
import Foundation

/// Implements ``AttributionSDK`` with Adjust.
@MainActor
final class AdjustAttributionSDK: NSObject, AttributionSDK {
    private let manager: AdjustManager
    private let campaignSubject = ObservedValue<String?>(nil)
    private let linkOpenedSubject = FlowSignal<URL>()

    init(manager: AdjustManager) {
        self.manager = manager
        super.init()
        manager.delegate = self
        manager.linkOpened = { [weak self] url in self?.linkOpened(url) }
    }

    var campaign: String? { campaignSubject.value }
    var campaignValues: AsyncStream<String?> { campaignSubject.stream }

    var linkOpenedValues: AsyncStream<URL> { linkOpenedSubject.stream }

    func trackPurchase(of amount: Double, in currency: String) {
        let event = ADJEvent(eventToken: "b4c6tn")
        event?.setRevenue(amount, currency: currency)
        Adjust.trackEvent(event)
    }

    /// A link leads into the app. Perhaps it was tapped before the app was installed.
    func linkOpened(_ value: URL) { linkOpenedSubject.send(value) }
}

extension AdjustAttributionSDK: @preconcurrency AdjustDelegate {
    func adjustAttributionChanged(_ attribution: ADJAttribution?) {
        campaignSubject.send(attribution?.campaign)
    }

    func adjustDeferredDeeplinkReceived(_ deeplink: URL?) -> Bool {
        if let deeplink { linkOpened(deeplink) }
        // The app opens the link; the SDK is not to do it again.
        return false
    }
}

extension AdjustManager {
    func makeAttributionSDK() -> any AttributionSDK {
        AdjustAttributionSDK(manager: self)
    }
}
