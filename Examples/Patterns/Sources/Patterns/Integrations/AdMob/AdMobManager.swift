@preconcurrency import GoogleMobileAds
@preconcurrency import UserMessagingPlatform

/// Google's advertisements, and its form for consent.
///
/// Holds what AdMob's wrappers share: keys, configuration, start-up.
@MainActor
final class AdMobManager: Integration {
    let adUnitID: String
    /// Where the wrapper hears that the person wants no advertisements any more.
    var consentWithdrawn: (() -> Void)?
    /// What the person has told the app; nil until the app says so.
    private var purposes: Set<ConsentPurpose>?

    init(adUnitID: String = "ca-app-pub-3940256099942544/1712485313") {
        self.adUnitID = adUnitID
    }

    /// Whether the person has not forbidden advertisements in the app's own settings.
    var mayAsk: Bool { purposes?.contains(.advertising) ?? true }

    func changeConsent(to purposes: Set<ConsentPurpose>) {
        self.purposes = purposes
        if !mayAsk { consentWithdrawn?() }
    }

    /// What an advertisement is asked for with. The SDK does nothing before the first one.
    func makeRequest() -> Request {
        MobileAds.shared.start()
        let request = Request()
        if purposes?.contains(.personalization) != true {
            let extras = Extras()
            extras.additionalParameters = ["npa": "1"]
            request.register(extras)
        }
        return request
    }
}
