/// Holds what Google's wrappers share: keys, configuration, start-up.
@MainActor
final class GoogleManager: Integration {
    func launch(options: [AnyHashable: Any]) {
        Launches.log.append("Google \(options["key"] ?? "-")")
    }
    func enterForeground() { Launches.log.append("Google foreground") }
}
