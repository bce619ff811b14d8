@preconcurrency import Mixpanel

/// Product analytics.
///
/// Holds what Mixpanel's wrappers share: keys, configuration, start-up.
@MainActor
final class MixpanelManager: Integration {
    /// The SDK's only instance, after the launch.
    var instance: MixpanelInstance { Mixpanel.mainInstance() }

    func launch(options: [AnyHashable: Any]) {
        Mixpanel.initialize(token: "demo")
    }

    func enterBackground() {
        instance.flush()
    }
}
