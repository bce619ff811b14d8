@preconcurrency import LocationKit

/// Holds what Compass's wrappers share: keys, configuration, start-up.
@MainActor
final class CompassManager: Integration {
    // TODO(flowgen): Take the keys and the configuration of LocationKit as parameters of `init`.
}
