@preconcurrency import DeepSwiftSeek

/// Implements ``ChatBotSDK`` with DeepSeek.
///
/// The work of a step must not hold the wrapper, so that it ends when the app drops the wrapper: capture what it
/// needs, such as `[client]`. Where DeepSwiftSeek calls a closure: `try await withCheckedThrowingContinuation`, with
/// `{ @Sendable in continuation.resume(with: $0) }` as the closure.
@MainActor
final class DeepSeekChatSDK: ChatBotSDK {
    private let manager: DeepSeekManager
    // TODO(flowgen): Set it before a step needs it, or make it a `let`.
    private var client: DeepSeekClient?
    private let flow = FlowRunner<ChatBotFlow> { DeepSeekChatSDK.chatBotError(for: $0) }

    init(manager: DeepSeekManager) {
        self.manager = manager
    }

    var status: ChatBotStatus { flow.status }
    var statuses: AsyncStream<ChatBotStatus> { flow.statuses }

    @discardableResult
    func setupSDK() async -> ChatBotStatus {
        await flow.run(.setupSDK) { _ in
            // TODO(flowgen): Set up `client` with DeepSwiftSeek and return `.initialized`.
            throw NotWritten()
        }
    }

    @discardableResult
    func startChat(prompt: String) async -> ChatBotStatus {
        await flow.run(.startChat, via: .loading) { _ in
            // TODO(flowgen): Call DeepSwiftSeek and return `.success(message:)`.
            throw NotWritten()
        }
    }

    /// Maps an error of DeepSwiftSeek to the app's error.
    private nonisolated static func chatBotError(for error: any Error) -> ChatBotError {
        // TODO(flowgen): Map the errors of DeepSwiftSeek to the cases of `ChatBotError`.
        .responseError(error)
    }
}

extension DeepSeekManager {
    func makeChatBotSDK() -> any ChatBotSDK {
        DeepSeekChatSDK(manager: self)
    }
}
