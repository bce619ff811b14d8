import Combine
@preconcurrency import DeepSwiftSeek
import OpenAI

/// Implements ``ChatSDK`` with DeepSeek.
///
/// The work of a step must not hold the wrapper, so that it ends when the app drops the wrapper: capture what it
/// needs, such as `[client]`. Where DeepSwiftSeek calls a closure: `try await withCheckedThrowingContinuation`, with
/// `{ @Sendable in continuation.resume(with: $0) }` as the closure.
@MainActor
final class DeepSeekChatSDK: ChatSDK {
    private let manager: DeepSeekManager
    // TODO(flowgen): Set it before a step needs it, or make it a `let`.
    private var client: DeepSeekClient?
    private let flow = FlowRunner<ChatFlow> { DeepSeekChatSDK.chatError(for: $0) }

    init(manager: DeepSeekManager) {
        self.manager = manager
    }

    var status: ChatStatus { flow.status }
    var statusPublisher: AnyPublisher<ChatStatus, Never> { flow.statusPublisher }

    var name: String {
        // TODO(flowgen): Return the value that DeepSwiftSeek holds.
        ""
    }

    func connect() {
        flow.check(.connect)
        // TODO(flowgen): Set up `client` with DeepSwiftSeek and send `.ready`.
        flow.reportUnwritten(.connect)
    }

    func ask(prompt: String, words: Int) {
        flow.start(.ask, via: .thinking) { _ in
            // TODO(flowgen): Call DeepSwiftSeek and return `.answered(message:)`.
            throw NotWritten()
        }
    }

    func suggestTitle() -> AnyPublisher<String, ChatError> {
        flow.publisher(.suggestTitle) { _, yield in
            // TODO(flowgen): Call DeepSwiftSeek and yield the answer.
            throw NotWritten()
        }.mapError { $0 as? ChatError ?? Self.chatError(for: $0) }.eraseToAnyPublisher()
    }

    func log(text: String) {
        // TODO(flowgen): Call DeepSwiftSeek.
    }

    /// The line broke.
    // TODO(flowgen): Call this from DeepSwiftSeek's callback.
    func dropped() { flow.send(.idle) }

    /// Maps an error of DeepSwiftSeek to the app's error.
    private nonisolated static func chatError(for error: any Error) -> ChatError {
        // TODO(flowgen): Map the errors of DeepSwiftSeek to the cases of `ChatError`.
        .broken(error)
    }
}

extension DeepSeekManager {
    func makeChatSDK() -> any ChatSDK {
        DeepSeekChatSDK(manager: self)
    }
}
