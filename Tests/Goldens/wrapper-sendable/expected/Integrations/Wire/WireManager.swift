@preconcurrency import ParcelWire

/// Holds what Wire's wrappers share: keys, configuration, start-up.
@MainActor
final class WireManager: Integration {
    // TODO(flowgen): Take the keys and the configuration of ParcelWire as parameters of `init`.
}
