/// Holds what Sentry's wrappers share: keys, configuration, start-up.
@MainActor
final class SentryManager: Integration {
    func launch(options: [AnyHashable: Any]) {
        Launches.log.append("Sentry \(options["key"] ?? "-")")
    }
    func enterForeground() { Launches.log.append("Sentry foreground") }
}
