@preconcurrency import LocationKit

/// The phone's own positioning.
///
/// Holds what Satellites's wrappers share: keys, configuration, start-up.
@MainActor
final class SatellitesManager: Integration {
    /// The SDK's instance for the whole app.
    let positioning: GeoManager

    init(positioning: GeoManager = GeoManager()) {
        self.positioning = positioning
    }
}
