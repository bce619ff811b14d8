@preconcurrency import Mixpanel

/// Holds what Mixpanel's wrappers share: keys, configuration, start-up.
@MainActor
final class MixpanelManager: Integration {
    /// The app has launched.
    func launch(options: [AnyHashable: Any]) {
        Mixpanel.initialize(token: "a token")
    }
}
