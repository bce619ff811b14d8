import Foundation

/// Implements ``ChatSDK`` with Sendbird.
///
/// The work of a step must not hold the wrapper, so that it ends when the app drops the wrapper: capture what it
/// needs, such as `[manager]`. For a closure of Sendbird: `try await withCheckedThrowingContinuation { … }`.
nonisolated final class SendbirdChatSDK: ChatSDK {
    private let manager: SendbirdManager
    private let flow = LockedFlowRunner<ChatFlow>(.none) { _ in .none }
    private let messageReceivedSubject = SignalSubject<(text: String, sender: String)>()
    private let defaultSubject = SignalSubject<Int>()

    init(manager: SendbirdManager) {
        self.manager = manager
    }

    var messageReceivedValues: AsyncStream<(text: String, sender: String)> { messageReceivedSubject.stream }

    var defaultValues: AsyncStream<Int> { defaultSubject.stream }

    func send(text: String) async throws {
        try await flow.value(
            .send,
            map: { $0 },
            work: { _ in
                // TODO(flowgen): Call Sendbird.
                throw CocoaError(.featureUnsupported)
            })
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
