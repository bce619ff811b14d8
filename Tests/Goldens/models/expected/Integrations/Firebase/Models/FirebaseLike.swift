/// The model of a ``Video`` that Firebase sends.
nonisolated struct FirebaseLike: Codable, Sendable {
    var count: Int
}

extension Video {
    /// Maps a model of Firebase to the app's model.
    nonisolated init(_ model: FirebaseLike) {
        // TODO(flowgen): Set each property from `model`.
        fatalError("Video.init(_: FirebaseLike) is not written yet")
    }
}
