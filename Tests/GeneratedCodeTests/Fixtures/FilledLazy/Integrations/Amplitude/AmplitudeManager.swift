/// Holds what Amplitude's wrappers share: keys, configuration, start-up.
@MainActor
final class AmplitudeManager: Integration {
    func launch(options: [AnyHashable: Any]) {
        Launches.log.append("Amplitude \(options["key"] ?? "-")")
    }
    func enterForeground() { Launches.log.append("Amplitude foreground") }
}
