@preconcurrency import DeepSwiftSeek

/// A ``Video`` as JWPlayer has it.
nonisolated struct JWPlayerVideo: Codable, Sendable {
    var kind: ChatMessageKind
}

extension Video {
    /// The app's model of what JWPlayer sends.
    nonisolated init(_ video: JWPlayerVideo) {
        // TODO(flowgen): Set each property from `video`.
        fatalError("no Video is made of JWPlayerVideo yet")
    }
}
