// The manager as a developer fills it in: it holds the counter that a test has prepared.
@preconcurrency import PostKit

/// Holds what Post's wrappers share: keys, configuration, start-up.
@MainActor
final class PostManager: Integration {
    /// The one counter.
    nonisolated let counter: PostCounter

    init(counter: PostCounter = PostCounter([])) {
        self.counter = counter
    }
}
