@preconcurrency import DeepSwiftSeek

/// Holds what DeepSeek's wrappers share: keys, configuration, start-up.
@MainActor
final class DeepSeekManager: Integration {
    let key = "secret"
    // TODO(flowgen): Keep here what the wrappers share, such as the key of DeepSwiftSeek.
}
