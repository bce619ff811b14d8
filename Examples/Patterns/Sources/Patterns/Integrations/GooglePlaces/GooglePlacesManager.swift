@preconcurrency import GooglePlaces

/// Places by name.
///
/// Holds what GooglePlaces's wrappers share: keys, configuration, start-up.
@MainActor
final class GooglePlacesManager: Integration {
    private let key: String

    init(key: String = "AIza-places") {
        self.key = key
    }

    func launch(options: [AnyHashable: Any]) {
        GMSPlacesClient.provideAPIKey(key)
    }
}
