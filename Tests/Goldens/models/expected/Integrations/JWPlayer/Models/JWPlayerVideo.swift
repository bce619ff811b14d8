@preconcurrency import DeepSwiftSeek

/// The model of a ``Video`` that JWPlayer sends.
nonisolated struct JWPlayerVideo: Codable, Sendable {
    var kind: ChatMessageKind
}

extension Video {
    /// Maps a model of JWPlayer to the app's model.
    nonisolated init(_ model: JWPlayerVideo) {
        // TODO(flowgen): Set each property from `model`.
        fatalError("Video.init(_: JWPlayerVideo) is not written yet")
    }
}
