/// Implements ``ChatSDK`` with Sendbird.
///
/// The work of a step must not hold the wrapper, so that it ends when the app drops the wrapper: capture what it
/// needs, such as `[manager]`. Where Sendbird calls a closure: `try await withCheckedThrowingContinuation`, with
/// `{ @Sendable in continuation.resume(with: $0) }` as the closure.
nonisolated final class SendbirdChatSDK: ChatSDK {
    private let manager: SendbirdManager
    private let flow = FlowRunner<ChatFlow> { _ in NoFailure() }
    private let messageReceivedSubject = FlowSignal<(text: String, sender: String)>()
    private let defaultSubject = FlowSignal<Int>()

    init(manager: SendbirdManager) {
        self.manager = manager
    }

    var messageReceivedValues: AsyncStream<(text: String, sender: String)> { messageReceivedSubject.stream }

    var defaultValues: AsyncStream<Int> { defaultSubject.stream }

    func send(text: String) async throws {
        try await flow.value(.send) { _ in
            // TODO(flowgen): Call Sendbird.
            throw NotWritten()
        }
    }

    /// Somebody has written.
    // TODO(flowgen): Call this from Sendbird's callback.
    func messageReceived(text: String, sender: String) { messageReceivedSubject.send((text: text, sender: sender)) }

    // TODO(flowgen): Call this from Sendbird's callback.
    func `default`(in: Int) { defaultSubject.send(`in`) }
}

extension SendbirdManager {
    func makeChatSDK() -> any ChatSDK {
        SendbirdChatSDK(manager: self)
    }
}
