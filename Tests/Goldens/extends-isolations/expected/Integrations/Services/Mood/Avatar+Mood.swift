nonisolated extension Avatar {
    /// - Throws: ``DreamError``, or `CancellationError` if the step is cancelled.
    func read(hour: Int) async throws -> String {
        #if DEBUG
        if let onRead = Mood.onRead {
            return try await onRead(self, hour)
        }
        #endif
        return try await SpeakerMood.read(hour: hour, in: self)
    }

    @discardableResult
    func guess() -> Int {
        #if DEBUG
        if let onGuess = Mood.onGuess {
            return onGuess(self)
        }
        #endif
        return SpeakerMood.guess(in: self)
    }
}

#if DEBUG
/// What tests put in place of the SDK. Nothing is replaced by default.
nonisolated enum Mood {
    nonisolated(unsafe) static var onRead: ((_ avatar: Avatar, _ hour: Int) async throws -> String)?
    nonisolated(unsafe) static var onGuess: ((_ avatar: Avatar) -> Int)?
}
#endif
