@preconcurrency import DeepSwiftSeek

/// Holds what DeepSeek's wrappers share: keys, configuration, start-up.
@MainActor
final class DeepSeekManager {
    // TODO(flowgen): Take the keys and the configuration of DeepSwiftSeek as parameters of `init`.
}
