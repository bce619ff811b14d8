@preconcurrency import DeepSwiftSeek

/// Holds what DeepSeek's wrappers share: keys, configuration, start-up.
@MainActor
final class DeepSeekManager {
    /// The key.
    let key: String

    init(key: String = "") { self.key = key }
}
