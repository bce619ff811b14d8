import Combine
@preconcurrency import DeepSwiftSeek

/// Serves ``ChatSDK`` with DeepSeek.
@MainActor
final class DeepSeekChatSDK: ChatSDK {
    private let manager: DeepSeekManager
    private var client: DeepSeekClient?
    /// How many questions were asked.
    private var asked = 0 // for the bill
    private let statusSubject = CurrentValueSubject<ChatStatus, Never>(.idle)
    private var askTask: Task<Void, Never>?
    private var suggestTitleTask: Task<Void, Never>?

    init(manager: DeepSeekManager) {
        self.manager = manager
    }

    var status: ChatStatus { flow.status }

    /// Publishes the current status first, then each change.
    var statusPublisher: AnyPublisher<ChatStatus, Never> {
        statusSubject.eraseToAnyPublisher()
    }

    // flowgen:retired This property is no longer in the flow.
    /// The name.
    var name: String {
        // TODO(flowgen): Return the value that DeepSwiftSeek holds.
        fatalError("name is not written yet")
    }

    /// Opens the session.
    ///
    /// Starts from `idle`, ends in `ready`. Called once, at launch.
    func connect() {
        statusSubject.send(.ready) /* the key is in the manager */
    }

    /// Types a question.
    ///
    /// Starts from `ready`, `answered` or `failed`, passes through `thinking`, ends in `answered`
    /// or `failed`.
    ///
    /// - Parameter prompt: The prompt.
    /// - Parameter words: The words.
    func ask(prompt: String, words: Int) {
        askTask?.cancel()
        askTask = Task {
            do {
                try Task.checkCancellation()
                let answer = try await reply(to: prompt, within: words) // the real call
                statusSubject.send(.answered(message: "\(answer)!"))
            } catch {
                guard !Task.isCancelled else { return }
                statusSubject.send(.failed(reason: chatError(for: error)))
            }
        }
        // After the Task is there, so that a reader of the status may cancel it.
        statusSubject.send(.thinking)
    }

    // flowgen:retired This step is no longer in the flow.
    /// Looks at the list.
    ///
    /// - Returns: A publisher that may fail with ``ChatError``.
    func suggestTitle() -> AnyPublisher<String, ChatError> {
        suggestTitleTask?.cancel()
        let answerSubject = CurrentValueSubject<String?, ChatError>(nil)
        suggestTitleTask = Task {
            do {
                try Task.checkCancellation()
                // TODO(flowgen): Call DeepSwiftSeek, then send the answer. Closures: `{ @Sendable value in Task { @MainActor in … } }`.
                throw ChatError.refused
            } catch {
                guard !Task.isCancelled else { return answerSubject.send(completion: .finished) }
                answerSubject.send(completion: .failure(chatError(for: error)))
            }
        }
        return answerSubject.compactMap { $0 }.first().eraseToAnyPublisher()
    }

    // flowgen:retired This step is no longer in the flow.
    /// Taps anything.
    ///
    /// - Parameter text: The text.
    func log(text: String) {
        print(#"log: \#(text)"#)
    }

    // flowgen:retired This event is no longer in the flow.
    /// The line broke.
    ///
    /// An event: DeepSwiftSeek brings it about, no step does.
    func dropped() {
        // TODO(flowgen): Have DeepSwiftSeek's callback call this, on the main actor.
        statusSubject.send(.idle)
    }

    // MARK: - Helpers

    private func reply(to prompt: String, within words: Int) async throws -> String {
        asked += 1
        return String(prompt.prefix(words))
    }

    /// What an error of the SDK is to the app.
    func chatError(for error: any Error) -> ChatError {
        if let error = error as? ChatError { return error }
        return .broken(error)
    }
}

extension DeepSeekManager {
    /// Makes the wrapper that serves ``ChatSDK``.
    func makeChatSDK() -> any ChatSDK {
        DeepSeekChatSDK(manager: self)
    }
}
