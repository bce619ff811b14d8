@preconcurrency import Mixpanel

/// Implements ``ArtSDK`` with Mixpanel.
@MainActor
final class MixpanelArtSDK: ArtSDK {
    private let manager: MixpanelManager

    init(manager: MixpanelManager) {
        self.manager = manager
    }

    func draw(things: [[[[[[[[Int]]]]]]]], others: Int) {
        // TODO(flowgen): Call Mixpanel.
    }
}

extension MixpanelManager {
    func makeArtSDK() -> any ArtSDK {
        MixpanelArtSDK(manager: self)
    }
}
