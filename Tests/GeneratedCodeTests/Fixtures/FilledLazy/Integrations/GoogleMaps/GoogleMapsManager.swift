/// Holds what GoogleMaps's wrappers share: keys, configuration, start-up.
@MainActor
final class GoogleMapsManager: Integration {
    func launch(options: [AnyHashable: Any]) {
        Launches.log.append("GoogleMaps \(options["key"] ?? "-")")
    }
    func enterForeground() { Launches.log.append("GoogleMaps foreground") }
}
