// The wrapper as a developer fills it in.
import Combine
@preconcurrency import DeepSwiftSeek

/// Serves ``ChatBotSDK`` with DeepSeek.
@MainActor
final class DeepSeekChatSDK: ChatBotSDK {
    private let manager: DeepSeekManager
    private var client: DeepSeekClient?
    private let statusSubject = CurrentValueSubject<ChatBotStatus, Never>(.idle)
    private var startChatTask: Task<Void, Never>?

    init(manager: DeepSeekManager) {
        self.manager = manager
    }

    /// Publishes the current status first, then each change.
    var statusPublisher: AnyPublisher<ChatBotStatus, Never> {
        statusSubject.eraseToAnyPublisher()
    }

    /// Performs the SDK's set-up before a chat session starts.
    ///
    /// User: Opens the chatbot.
    ///
    /// Starts from `idle`, ends in `initialized`. Called once, at launch.
    func setupSDK() {
        client = DeepSeekClient(configuration: Configuration(apiKey: manager.apiKey))
        statusSubject.send(.initialized)
    }

    /// Types a prompt and waits for the reply.
    ///
    /// Starts from `initialized`, `success` or `failed`, passes through `loading`, ends in
    /// `success` or `failed`.
    func startChat(prompt: String) {
        startChatTask?.cancel()
        startChatTask = Task {
            do {
                try Task.checkCancellation()
                let message = try await reply(to: prompt)
                try Task.checkCancellation()
                statusSubject.send(.success(message: message))
            } catch {
                guard !Task.isCancelled else { return }
                statusSubject.send(.failed(reason: chatBotError(for: error)))
            }
        }
        // After the Task is there, so that a reader of the status may cancel it.
        statusSubject.send(.loading)
    }

    private func reply(to prompt: String) async throws -> String {
        guard let client else { throw ChatBotError.unknown }
        let response = try await client.chatCompletions(
            messages: { @Sendable in
                ChatMessageRequest(role: .user, content: prompt, name: "user")
            },
            model: .deepSeekChat, parameters: .creative)
        guard let choice = response.choices.first else { throw ChatBotError.unknown }
        return choice.message.content
    }

    /// What an error of the SDK is to the app.
    func chatBotError(for error: any Error) -> ChatBotError {
        if let error = error as? ChatBotError { return error }
        if case DeepSeekError.authenticationFailed = error { return .licenseError }
        return .responseError(error)
    }
}
