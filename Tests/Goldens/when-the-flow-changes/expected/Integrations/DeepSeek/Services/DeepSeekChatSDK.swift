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

    var status: ChatBotStatus { flow.status }

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
        // TODO(flowgen): Build `client` with DeepSwiftSeek, then send `.initialized`. Closures: `{ @Sendable value in Task { @MainActor in … } }`.
    }

    /// Types a prompt and waits for the reply.
    ///
    /// Starts from `initialized`, `success` or `failed`, passes through `loading`, ends in
    /// `success` or `failed`.
    ///
    /// - Parameter prompt: The prompt.
    func startChat(prompt: String, tone: String) {
        startChatTask?.cancel()
        startChatTask = Task {
            do {
                try Task.checkCancellation()
                let answer = try await ask(prompt)
                statusSubject.send(.success(message: answer))
            } catch {
                guard !Task.isCancelled else { return }
                statusSubject.send(.failed(reason: chatBotError(for: error)))
            }
        }
        // After the Task is there, so that a reader of the status may cancel it.
        statusSubject.send(.loading)
    }

    func stop() {
        flow.cancel(.startChat)
        // TODO(flowgen): Call DeepSwiftSeek.
    }

    /// What an error of the SDK is to the app.
    func chatBotError(for error: any Error) -> ChatBotError {
        if let error = error as? ChatBotError { return error }
        return .responseError(error)
    }
}

extension DeepSeekManager {
    /// Makes the wrapper that serves ``ChatBotSDK``.
    func makeChatBotSDK() -> any ChatBotSDK {
        DeepSeekChatSDK(manager: self)
    }
}
