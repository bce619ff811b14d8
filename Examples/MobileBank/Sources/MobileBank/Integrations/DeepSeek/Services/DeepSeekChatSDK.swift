import Combine
@preconcurrency import DeepSwiftSeek

/// Implements ``ChatBotSDK`` with DeepSeek.
///
/// The work of a step must not hold the wrapper, so that it ends when the app drops the wrapper: capture what it
/// needs, such as `[client]`. A closure that DeepSwiftSeek calls on another thread is `{ @Sendable in … }`.
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
        flow.check(.setupSDK)
        client = DeepSeekClient(configuration: manager.configuration)
        flow.send(.initialized)
    }

    func startChat(prompt: String) {
        flow.start(.startChat, via: .loading) { [client] _ in
            guard !prompt.allSatisfy(\.isWhitespace) else { throw ChatBotError.emptyPrompt }
            guard let client else { throw ChatBotError.notReady }
            let response = try await client.chatCompletions(
                messages: { @Sendable in ChatMessageRequest(role: .user, content: prompt, name: "Customer") },
                model: .deepSeekChat,
                parameters: .precise
            )
            return .success(message: response.choices.first?.message.content ?? "")
        }
    }

    /// Maps an error of DeepSwiftSeek to the app's error.
    private nonisolated static func chatBotError(for error: any Error) -> ChatBotError {
        switch error {
        case DeepSeekError.authenticationFailed: .licenseError
        default: .responseError(error)
        }
    }
}

extension DeepSeekManager {
    func makeChatBotSDK() -> any ChatBotSDK {
        DeepSeekChatSDK(manager: self)
    }
}
