/// Serves ``ConsentSDK`` with Banner.
@MainActor
final class BannerConsentSDK: ConsentSDK {
    private let manager: BannerManager

    init(manager: BannerManager) {
        self.manager = manager
    }

    /// Whether it is given.
    var isGiven: Bool {
        // TODO(flowgen): Return the value that Banner holds.
        fatalError("isGiven is not written yet")
    }
}

extension BannerManager {
    /// Makes the wrapper that serves ``ConsentSDK``.
    func makeConsentSDK() -> any ConsentSDK {
        BannerConsentSDK(manager: self)
    }
}
