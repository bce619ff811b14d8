import Combine
@preconcurrency import DeepSwiftSeek

/// Implements ``ChatBotSDK`` with DeepSeek.
@MainActor
final class DeepSeekChatSDK: ChatBotSDK {
    private let manager: DeepSeekManager
    private var client: DeepSeekClient?
    private let flow = FlowRunner<ChatBotFlow>(.idle) { DeepSeekChatSDK.chatBotError(for: $0) }

    init(manager: DeepSeekManager) {
        self.manager = manager
    }

    var status: ChatBotStatus { flow.status }
    var statusPublisher: AnyPublisher<ChatBotStatus, Never> { flow.statusPublisher }

    func setupSDK() {
        // TODO(flowgen): Set up `client` with DeepSwiftSeek, then send `.initialized`.
    }

    func startChat(prompt: String, tone: String) {
        flow.run(.startChat, via: .loading) { [client] _ in
            guard let client else { throw ChatBotError.unknown }
            let response = try await client.chatCompletions(
                messages: { @Sendable in ChatMessageRequest(role: .user, content: prompt, name: "User") },
                model: .deepSeekChat, parameters: .precise)
            return .success(message: response.choices.first?.message.content ?? "")
        }
    }

    func stop() {
        flow.cancel(.startChat)
        // TODO(flowgen): Call DeepSwiftSeek.
    }

    /// Maps an error of DeepSwiftSeek to the app's error.
    private static func chatBotError(for error: any Error) -> ChatBotError {
        if case DeepSeekError.authenticationFailed = error { return .licenseError }
        return .responseError(error)
    }
}

extension DeepSeekManager {
    func makeChatBotSDK() -> any ChatBotSDK {
        DeepSeekChatSDK(manager: self).verified()
    }
}
