@preconcurrency import GoogleMaps

/// Maps with markers.
///
/// Holds what GoogleMaps's wrappers share: keys, configuration, start-up.
@MainActor
final class GoogleMapsManager: Integration {
    func launch(options: [AnyHashable: Any]) {
        GMSServices.provideAPIKey("demo")
    }
}
