@preconcurrency import Mixpanel

/// Product analytics.
///
/// Holds what Mixpanel's wrappers share: keys, configuration, start-up.
@MainActor
final class MixpanelManager: Integration {
    /// The SDK's object, which is there once the app has launched.
    var instance: MixpanelInstance { Mixpanel.mainInstance() }

    /// The app has launched.
    func launch(options: [AnyHashable: Any]) {
        Mixpanel.initialize(token: "demo")
    }

    /// The app has gone to the background.
    func enterBackground() {
        instance.flush()
    }
}
