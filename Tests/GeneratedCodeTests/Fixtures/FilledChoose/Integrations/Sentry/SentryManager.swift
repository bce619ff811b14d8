/// Holds what Sentry's wrappers share: keys, configuration, start-up.
@MainActor
final class SentryManager: Integration {
    init() { Launches.log.append("Sentry is built") }
    func launch(options: [AnyHashable: Any]) { Launches.log.append("Sentry is launched") }
}
