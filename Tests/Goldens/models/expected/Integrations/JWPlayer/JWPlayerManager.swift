@preconcurrency import DeepSwiftSeek

/// Holds what JWPlayer's wrappers share: keys, configuration, start-up.
@MainActor
final class JWPlayerManager: Integration {
    // TODO(flowgen): Keep here what the wrappers share, such as the key of DeepSwiftSeek.
}
