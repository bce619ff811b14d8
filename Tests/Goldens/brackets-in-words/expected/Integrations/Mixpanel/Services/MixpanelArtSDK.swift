@preconcurrency import Mixpanel

/// Serves ``ArtSDK`` with Mixpanel.
@MainActor
final class MixpanelArtSDK: ArtSDK {
    private let manager: MixpanelManager

    init(manager: MixpanelManager) {
        self.manager = manager
    }

    /// Draws [[[[[[[[[[[[[[[[[[[[[[[[[[[[.
    ///
    /// - Parameter things: The things.
    /// - Parameter others: [[[[[[[[[[[[[[[[[[[[[[[
    func draw(things: [[[[[[[[Int]]]]]]]], others: Int) {
        // TODO(flowgen): Call Mixpanel.
    }
}

extension MixpanelManager {
    /// Makes the wrapper that serves ``ArtSDK``.
    func makeArtSDK() -> any ArtSDK {
        MixpanelArtSDK(manager: self)
    }
}
