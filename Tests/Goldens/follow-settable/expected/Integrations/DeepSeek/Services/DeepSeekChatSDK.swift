import Combine
@preconcurrency import DeepSwiftSeek

/// Serves ``ChatSDK`` with DeepSeek.
@MainActor
final class DeepSeekChatSDK: ChatSDK {
    private let manager: DeepSeekManager
    private var client: DeepSeekClient?
    private var names = ["DeepSeek"]
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

    /// The name.
    var name: String {
        get {
        // The last one is the one in use.
        guard let name = names.last else { return "" }
        return name
        }
        set {
            // TODO(flowgen): Set `newValue` in DeepSwiftSeek.
        }
    }

    /// The limit.
    var limit: Int {
        get { names.count * 100 }
        set {
            // TODO(flowgen): Set `newValue` in DeepSwiftSeek.
        }
    }

    /// Whether it is ready.
    var isReady: Bool {
        get {
        // TODO(flowgen): Return the value that DeepSwiftSeek holds.
        fatalError("isReady is not written yet")
        }
        set {
            // TODO(flowgen): Set `newValue` in DeepSwiftSeek.
        }
    }

    /// The topic.
    var topic: String {
        get {
            names.joined(separator: ", ")
        }
        // flowgen:retired This setter is no longer in the flow.
        set {
            // TODO(flowgen): Give `newValue` to DeepSwiftSeek.
        }
    }

    /// The mood.
    var mood: String {
        get {
            names[0]
        }
        // flowgen:retired This setter is no longer in the flow.
        set { names[0] = newValue }
    }

    /// Opens the session.
    ///
    /// Starts from `idle`, ends in `ready`. Called once, at launch.
    func connect() {
        // TODO(flowgen): Build `client` with DeepSwiftSeek, then send `.ready`. Closures: `{ @Sendable value in Task { @MainActor in … } }`.
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
                // TODO(flowgen): Call DeepSwiftSeek, then send `.answered(message:)`. Closures: `{ @Sendable value in Task { @MainActor in … } }`.
                throw ChatError.refused
            } catch {
                guard !Task.isCancelled else { return }
                statusSubject.send(.failed(reason: chatError(for: error)))
            }
        }
        // After the Task is there, so that a reader of the status may cancel it.
        statusSubject.send(.thinking)
    }

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

    /// Taps anything.
    ///
    /// - Parameter text: The text.
    func log(text: String) {
        // TODO(flowgen): Call DeepSwiftSeek.
    }

    /// The line broke.
    ///
    /// An event: DeepSwiftSeek brings it about, no step does.
    func dropped() {
        // TODO(flowgen): Have DeepSwiftSeek's callback call this, on the main actor.
        statusSubject.send(.idle)
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
