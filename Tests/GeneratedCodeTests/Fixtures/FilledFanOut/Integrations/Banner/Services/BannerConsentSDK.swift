/// Serves ``ConsentSDK`` with Banner.
@MainActor
final class BannerConsentSDK: ConsentSDK {
    private let manager: BannerManager

    init(manager: BannerManager) {
        self.manager = manager
    }

    /// Whether it is given.
    var isGiven: Bool {
        true
    }
}

extension BannerManager {
    /// Makes the wrapper that serves ``ConsentSDK``.
    func makeConsentSDK() -> any ConsentSDK {
        BannerConsentSDK(manager: self)
    }
}
