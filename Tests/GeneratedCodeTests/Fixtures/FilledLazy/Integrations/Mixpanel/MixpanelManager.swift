/// Holds what Mixpanel's wrappers share: keys, configuration, start-up.
@MainActor
final class MixpanelManager: Integration {
    func launch(options: [AnyHashable: Any]) {
        Launches.log.append("Mixpanel \(options["key"] ?? "-")")
    }
    func enterForeground() { Launches.log.append("Mixpanel foreground") }
}
