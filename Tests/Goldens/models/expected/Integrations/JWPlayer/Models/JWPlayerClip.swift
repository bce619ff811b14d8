@preconcurrency import DeepSwiftSeek

/// The model of a ``Video`` that JWPlayer sends.
nonisolated struct JWPlayerClip: Codable, Sendable {
    // TODO(flowgen): Declare the fields that JWPlayer sends.
}

extension Video {
    /// Maps a model of JWPlayer to the app's model.
    nonisolated init(_ model: JWPlayerClip) {
        // TODO(flowgen): Set each property from `model`.
        fatalError("Video.init(_: JWPlayerClip) is not written yet")
    }
}
