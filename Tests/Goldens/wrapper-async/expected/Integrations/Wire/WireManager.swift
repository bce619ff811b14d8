@preconcurrency import ParcelWire

/// Holds what Wire's wrappers share: keys, configuration, start-up.
@MainActor
final class WireManager: Integration {
    // TODO(flowgen): Keep here what the wrappers share, such as the key of ParcelWire.
}
