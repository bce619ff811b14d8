// The delegate of a PulseProof session. The session calls it on a queue of its own; what it says
// becomes a stream, which keeps the order and which the wrapper reads on the main actor.

@preconcurrency import PulseProof

/// Turns what a session tells its delegate into a stream of messages in the bank's words.
final class PulseSessionObserver: PulseSessionDelegate, Sendable {
    /// What a session says.
    enum Message: Sendable {
        case asked(LivenessChallenge)
        case finished(liveness: Double, similarity: Double)
    }

    /// What the session says, in order; ends, or fails, with the session.
    let messages: AsyncThrowingStream<Message, any Error>
    private let continuation: AsyncThrowingStream<Message, any Error>.Continuation

    init() {
        (messages, continuation) = AsyncThrowingStream.makeStream()
    }

    func pulseSession(_ session: PulseSession, didAsk gesture: PulseGesture) {
        continuation.yield(.asked(LivenessChallenge(gesture)))
    }

    func pulseSession(_ session: PulseSession, didFinishWith result: PulseResult) {
        continuation.yield(.finished(liveness: result.liveness, similarity: result.similarity))
        continuation.finish()
    }

    func pulseSession(_ session: PulseSession, didFailWith error: any Error) {
        continuation.finish(throwing: error)
    }
}

extension LivenessChallenge {
    fileprivate init(_ gesture: PulseGesture) {
        switch gesture {
        case .turnHeadLeft: self = .turnLeft
        case .turnHeadRight: self = .turnRight
        case .smile: self = .smile
        }
    }
}
