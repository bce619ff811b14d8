@preconcurrency import OpenAI

/// Serves ``AssistantSDK`` with OpenAI.
actor OpenAIAssistantSDK: AssistantSDK {
    private let manager: OpenAIManager
    private(set) var client: OpenAI?
    private let statusSubject = AssistantValueSubject<AssistantStatus>(.idle)
    private var askTask: Task<Void, Never>?
    private var suggestTitleTask: Task<String, any Error>?

    init(manager: OpenAIManager) {
        self.manager = manager
    }

    /// A new stream for each reader: the current status first, then each change.
    nonisolated var statuses: AsyncStream<AssistantStatus> {
        statusSubject.stream()
    }

    /// Asks, and gives the answer piece by piece. A new question ends the answer to the one before.
    ///
    /// User: Types a question, and reads along while the answer is written.
    ///
    /// Starts from `idle` or `failed`, passes through `answering`, ends in `idle` or `failed`.
    ///
    /// - Parameter question: The question in the person's own words.
    /// - Returns: A stream that may fail with ``AssistantError``.
    nonisolated func ask(_ question: String) -> AsyncThrowingStream<String, any Error> {
        let (stream, answer) = AsyncThrowingStream.makeStream(of: String.self)
        let call = Task {
            let task = await startAsk(question, answer: answer)
            await withTaskCancellationHandler {
                await task.value
            } onCancel: {
                task.cancel()
            }
        }
        answer.onTermination = { _ in call.cancel() }
        return stream
    }

    private func startAsk(
        _ question: String,
        answer: AsyncThrowingStream<String, any Error>.Continuation
    ) -> Task<Void, Never> {
        askTask?.cancel()
        let task = Task {
            do {
                try Task.checkCancellation()
                guard !question.isEmpty else { throw AssistantError.emptyQuestion }
                let query = ChatQuery(messages: [.user(question)], model: .gpt4_o)
                for try await piece in connectedClient().chatsStream(query: query) {
                    try Task.checkCancellation()
                    if let text = piece.choices.first?.delta.content { answer.yield(text) }
                }
                try Task.checkCancellation()
                statusSubject.send(.idle)
                answer.finish()
            } catch {
                guard !Task.isCancelled else { return answer.finish() }
                statusSubject.send(.failed(reason: assistantError(for: error)))
                answer.finish(throwing: assistantError(for: error))
            }
        }
        askTask = task
        // After the Task is there, so that a reader of the status may cancel it.
        statusSubject.send(.answering)
        return task
    }

    /// Ends the answer where it is. What has come stays.
    ///
    /// User: Has read enough.
    ///
    /// Starts from `answering`, ends in `idle`. Ends a running `ask`.
    func stop() async {
        askTask?.cancel()
        statusSubject.send(.idle)
    }

    /// Finds a few words for a conversation.
    ///
    /// User: Opens the list of conversations.
    ///
    /// - Parameter conversation: The conversation.
    /// - Throws: ``AssistantError``, or `CancellationError` when the step is ended before.
    func suggestTitle(for conversation: [String]) async throws -> String {
        suggestTitleTask?.cancel()
        let task = Task<String, any Error> {
            do {
                try Task.checkCancellation()
                guard let first = conversation.first else { throw AssistantError.emptyQuestion }
                let query = ChatQuery(
                    messages: [.system("Find a title of few words."), .user(first)],
                    model: .gpt4_o_mini)
                let result = try await connectedClient().chats(query: query)
                try Task.checkCancellation()
                return result.choices.first?.content ?? first
            } catch {
                guard !Task.isCancelled else { throw CancellationError() }
                throw assistantError(for: error)
            }
        }
        suggestTitleTask = task
        return try await withTaskCancellationHandler {
            try await task.value
        } onCancel: {
            task.cancel()
        }
    }

    /// Maps an error of the SDK to the app's error.
    nonisolated func assistantError(for error: any Error) -> AssistantError {
        if let error = error as? AssistantError { return error }
        switch error as? APIError {
        case .unauthorized: return .keyRejected
        case .rateLimited: return .tooManyQuestions
        default: return .answerFailed(error)
        }
    }

    private func connectedClient() -> OpenAI {
        if let client { return client }
        let made = OpenAI(apiToken: manager.apiToken)
        client = made
        return made
    }
}

extension OpenAIManager {
    /// Makes the wrapper that serves ``AssistantSDK``.
    func makeAssistantSDK() -> any AssistantSDK {
        OpenAIAssistantSDK(manager: self)
    }
}
