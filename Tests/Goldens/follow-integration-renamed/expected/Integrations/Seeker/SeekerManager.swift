@preconcurrency import DeepSwiftSeek

/// Holds what Seeker's wrappers share: keys, configuration, start-up.
@MainActor
final class SeekerManager {
    /// The key.
    let key: String

    init(key: String = "") { self.key = key }
}
