/// A ``Video`` as JWPlayer has it.
nonisolated struct JWPlayerClip: Codable, Sendable {
    // TODO(flowgen): Declare the fields that JWPlayer sends.
}

extension Video {
    /// The app's model of what JWPlayer sends.
    nonisolated init(_ video: JWPlayerClip) {
        // TODO(flowgen): Set each property from `video`.
        fatalError("no Video is made of JWPlayerClip yet")
    }
}
