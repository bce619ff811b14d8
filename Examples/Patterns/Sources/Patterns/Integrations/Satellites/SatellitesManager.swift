@preconcurrency import LocationKit

/// The phone's own positioning.
///
/// Holds what Satellites's wrappers share: keys, configuration, start-up.
@MainActor
final class SatellitesManager: Integration {
    /// The one object of the SDK in the app.
    let positioning: GeoManager

    /// A manager over the phone's positioning, or another.
    init(positioning: GeoManager = GeoManager()) {
        self.positioning = positioning
    }
}
