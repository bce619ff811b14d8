@preconcurrency import DeepSwiftSeek

/// Holds what Maps's wrappers share: keys, configuration, start-up.
@MainActor
final class MapsManager: Integration {
    // TODO(flowgen): Keep here what the wrappers share, such as the key of DeepSwiftSeek.
}
