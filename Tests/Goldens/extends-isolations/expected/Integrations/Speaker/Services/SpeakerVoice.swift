/// Implements the methods of `Avatar` that ``Voice`` lists, with Speaker.
nonisolated enum SpeakerVoice {
    static func speak(
        text: String,
        in avatar: Avatar,
        completion: @escaping @Sendable (Result<Int, any Error>) -> Void
    ) {
        // TODO(flowgen): Call Speaker and return the answer.
        fatalError("speak(text:in:) is not written yet")
    }

    static func listen(
        in avatar: Avatar,
        observer: @escaping @Sendable (String) -> Void,
        completion: @escaping @Sendable (Result<Void, Never>) -> Void
    ) {
        // TODO(flowgen): Call Speaker and return the answer.
        fatalError("listen(in:) is not written yet")
    }

    static func measure(in avatar: Avatar, completion: @escaping @Sendable (Result<Int, DreamError>) -> Void) {
        // TODO(flowgen): Call Speaker and return the answer.
        fatalError("measure(in:) is not written yet")
    }
}
