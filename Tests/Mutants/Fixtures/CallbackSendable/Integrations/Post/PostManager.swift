// The manager as a developer fills it in: it holds the office that a test has prepared.
@preconcurrency import PostKit

/// Holds what Post's wrappers share: keys, configuration, start-up.
@MainActor
final class PostManager: Integration {
    /// The one office.
    nonisolated let office: PostOffice

    init(office: PostOffice = PostOffice([])) {
        self.office = office
    }
}
