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

    /// Prepares the assistant, so that the first question needs no waiting.
    ///
    /// User: Opens the app.
    ///
    /// Starts from `idle`, ends in `initialized`. Called once, at launch.
    func setupSDK() {
        client = DeepSeekClient(configuration: manager.configuration)
        statusSubject.send(.initialized)
    }

    /// Asks the assistant.
    ///
    /// A question asked while another is being answered replaces it.
    ///
    /// User: Types a question and waits for the reply.
    ///
    /// Starts from `initialized`, `loading`, `success` or `failed`, passes through `loading`, ends
    /// in `success` or `failed`.
    ///
    /// - Parameter prompt: The question in the person's own words.
    func startChat(prompt: String) {
        startChatTask?.cancel()
        statusSubject.send(.loading)
        startChatTask = Task {
            do {
                guard !prompt.allSatisfy(\.isWhitespace) else { throw ChatBotError.emptyPrompt }
                let reply = try await reply(to: prompt)
                try Task.checkCancellation()
                statusSubject.send(.success(message: reply))
            } catch {
                guard !Task.isCancelled else { return }
                statusSubject.send(.failed(reason: chatBotError(for: error)))
            }
        }
    }

    /// Maps an error of the SDK to the app's error.
    func chatBotError(for error: any Error) -> ChatBotError {
        if let error = error as? ChatBotError { return error }
        if case DeepSeekError.authenticationFailed = error { return .licenseError }
        return .responseError(error)
    }

    private func reply(to prompt: String) async throws -> String {
        guard let client else { throw ChatBotError.notReady }
        let response = try await client.chatCompletions(
            messages: { @Sendable in
                ChatMessageRequest(role: .user, content: prompt, name: "Customer")
            },
            model: .deepSeekChat,
            parameters: .precise
        )
        return response.choices.first?.message.content ?? ""
    }
}

extension DeepSeekManager {
    /// Makes the wrapper that serves ``ChatBotSDK``.
    func makeChatBotSDK() -> any ChatBotSDK {
        DeepSeekChatSDK(manager: self).verified()
    }
}
