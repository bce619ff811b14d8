@preconcurrency import LocationKit

/// Holds what Compass's wrappers share: keys, configuration, start-up.
@MainActor
final class CompassManager {
    let geoManager = GeoManager()
}
