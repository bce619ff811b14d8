nonisolated extension Avatar {
    /// - Parameter completion: Called once, unless the step is cancelled first.
    func speak(text: String, completion: @escaping @Sendable (Result<Int, any Error>) -> Void) {
        #if DEBUG
        if let onSpeak = Voice.onSpeak {
            return onSpeak(self, text, completion)
        }
        #endif
        SpeakerVoice.speak(text: text, in: self, completion: completion)
    }

    /// - Parameter observer: Called with each value.
    /// - Parameter completion: Called once, unless the step is cancelled first.
    func listen(
        observer: @escaping @Sendable (String) -> Void,
        completion: @escaping @Sendable (Result<Void, Never>) -> Void
    ) {
        #if DEBUG
        if let onListen = Voice.onListen {
            return onListen(self, observer, completion)
        }
        #endif
        SpeakerVoice.listen(in: self, observer: observer, completion: completion)
    }

    /// - Parameter completion: Called once, unless the step is cancelled first.
    func measure(completion: @escaping @Sendable (Result<Int, DreamError>) -> Void) {
        #if DEBUG
        if let onMeasure = Voice.onMeasure {
            return onMeasure(self, completion)
        }
        #endif
        SpeakerVoice.measure(in: self, completion: completion)
    }
}

#if DEBUG
/// What tests put in place of the SDK. Nothing is replaced by default.
nonisolated enum Voice {
    nonisolated(unsafe) static var onSpeak: ((
        _ avatar: Avatar,
        _ text: String,
        _ completion: @escaping @Sendable (Result<Int, any Error>) -> Void
    ) -> Void)?
    nonisolated(unsafe) static var onListen: ((
        _ avatar: Avatar,
        _ observer: @escaping @Sendable (String) -> Void,
        _ completion: @escaping @Sendable (Result<Void, Never>) -> Void
    ) -> Void)?
    nonisolated(unsafe) static var onMeasure: ((
        _ avatar: Avatar,
        _ completion: @escaping @Sendable (Result<Int, DreamError>) -> Void
    ) -> Void)?
}
#endif
