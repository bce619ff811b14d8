import Combine
@preconcurrency import DeepSwiftSeek

/// Implements ``ChatBotSDK`` with DeepSeek.
///
/// The work of a step must not hold the wrapper, so that it ends when the app drops the wrapper: capture what it
/// needs, such as `[client]`. Where DeepSwiftSeek calls a closure: `try await withCheckedThrowingContinuation`, with
/// `{ @Sendable in continuation.resume(with: $0) }` as the closure.
@MainActor
final class DeepSeekChatSDK: ChatBotSDK {
    private let manager: DeepSeekManager
    private var client: DeepSeekClient?
    private let flow = FlowRunner<ChatBotFlow> { DeepSeekChatSDK.chatBotError(for: $0) }

    init(manager: DeepSeekManager) {
        self.manager = manager
    }

    var status: ChatBotStatus { flow.status }
    var statusPublisher: AnyPublisher<ChatBotStatus, Never> { flow.statusPublisher }

    func setupSDK() {
        // TODO(flowgen): Set up `client` with DeepSwiftSeek, then send `.initialized`.
    }

    func startChat(prompt: String, tone: String) {
        flow.start(.startChat, via: .loading) { [client] _ in
            guard let client else { throw ChatBotError.unknown }
            return .success(message: try await client.ask(prompt))
        }
    }

    func stop() {
        flow.cancel(.startChat)
        // TODO(flowgen): Call DeepSwiftSeek and send `.initialized`.
        flow.reportUnwritten(.stop)
    }

    /// What an error of the SDK is to the app.
    private nonisolated static func chatBotError(for error: any Error) -> ChatBotError {
        .responseError(error)
    }
}

extension DeepSeekManager {
    func makeChatBotSDK() -> any ChatBotSDK {
        DeepSeekChatSDK(manager: self)
    }
}
