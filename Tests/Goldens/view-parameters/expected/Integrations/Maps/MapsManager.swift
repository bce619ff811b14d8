@preconcurrency import DeepSwiftSeek

/// Holds what Maps's wrappers share: keys, configuration, start-up.
@MainActor
final class MapsManager: Integration {
    // TODO(flowgen): Take the keys and the configuration of DeepSwiftSeek as parameters of `init`.
}
