/// Implements ``ConsentSDK`` with Banner.
@MainActor
final class BannerConsentSDK: ConsentSDK {
    private let manager: BannerManager

    init(manager: BannerManager) {
        self.manager = manager
    }

    var isGiven: Bool {
        true
    }
}

extension BannerManager {
    func makeConsentSDK() -> any ConsentSDK {
        BannerConsentSDK(manager: self)
    }
}
