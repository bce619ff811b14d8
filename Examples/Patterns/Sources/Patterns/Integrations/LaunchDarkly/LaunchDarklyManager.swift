@preconcurrency import LaunchDarkly

/// Feature flags and experiments.
///
/// Holds what LaunchDarkly's wrappers share: keys, configuration, start-up.
@MainActor
final class LaunchDarklyManager: Integration {
    /// The app has launched.
    func launch(options: [AnyHashable: Any]) {
        LDClient.start(config: LDConfig(mobileKey: "demo"))
    }

    /// The app comes to the foreground.
    func enterForeground() {
        LDClient.get()?.setOnline(true)
    }

    /// The app has gone to the background.
    func enterBackground() {
        LDClient.get()?.setOnline(false)
    }
}
