@preconcurrency import DeepSwiftSeek

/// Holds what Seeker's wrappers share: keys, configuration, start-up.
@MainActor
final class SeekerManager: Integration {
    /// The key.
    let key: String

    init(key: String = "") { self.key = key }
}
