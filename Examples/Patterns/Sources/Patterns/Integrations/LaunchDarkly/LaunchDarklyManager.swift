@preconcurrency import LaunchDarkly

/// Feature flags and experiments.
///
/// Holds what LaunchDarkly's wrappers share: keys, configuration, start-up.
@MainActor
final class LaunchDarklyManager: Integration {
    func launch(options: [AnyHashable: Any]) {
        LDClient.start(config: LDConfig(mobileKey: "demo"))
    }

    func enterForeground() {
        LDClient.get()?.setOnline(true)
    }

    func enterBackground() {
        LDClient.get()?.setOnline(false)
    }
}
