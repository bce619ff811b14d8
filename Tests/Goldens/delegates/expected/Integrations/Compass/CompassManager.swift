@preconcurrency import LocationKit

/// Holds what Compass's wrappers share: keys, configuration, start-up.
@MainActor
final class CompassManager: Integration {
    // TODO(flowgen): Keep here what the wrappers share, such as the key of LocationKit.
}
