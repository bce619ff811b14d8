/// A ``Video`` as Firebase has it.
nonisolated struct FirebaseLike: Codable, Sendable {
    var count: Int
}

extension Video {
    /// The app's model of what Firebase sends.
    nonisolated init(_ video: FirebaseLike) {
        // TODO(flowgen): Set each property from `video`.
        fatalError("no Video is made of FirebaseLike yet")
    }
}
