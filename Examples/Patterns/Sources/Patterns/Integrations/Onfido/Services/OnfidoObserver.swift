// What Onfido's screens report: each picture to a callback, the end to a closure, both on a queue of
// the SDK. One stream keeps them in order, and the wrapper reads it on the main actor.

@preconcurrency import Onfido

/// Turns what Onfido's screens report into a stream of messages.
nonisolated final class OnfidoObserver: MediaCallback, Sendable {
    enum Message: Sendable {
        /// A side of the document was photographed.
        case documentTaken
        /// All pictures are with the vendor.
        case finished
        /// The person closed the screens.
        case left
    }

    /// What the screens report, in order; fails if the screens do.
    let messages: AsyncThrowingStream<Message, any Error>
    private let continuation: AsyncThrowingStream<Message, any Error>.Continuation

    init() {
        (messages, continuation) = AsyncThrowingStream.makeStream()
    }

    func onMediaCaptured(result: any MediaResult) {
        if result is DocumentResult { continuation.yield(.documentTaken) }
    }

    func receive(_ response: OnfidoResponse) {
        switch response {
        case .success: continuation.yield(.finished)
        case .cancel: continuation.yield(.left)
        case .error(let error): continuation.finish(throwing: error)
        }
    }
}
