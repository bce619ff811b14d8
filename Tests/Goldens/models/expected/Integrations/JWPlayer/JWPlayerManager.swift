@preconcurrency import DeepSwiftSeek

/// Holds what JWPlayer's wrappers share: keys, configuration, start-up.
@MainActor
final class JWPlayerManager: Integration {
    // TODO(flowgen): Take the keys and the configuration of DeepSwiftSeek as parameters of `init`.
}
