@preconcurrency import OpenAI

/// Implements ``AssistantSDK`` with OpenAI.
nonisolated final class OpenAIAssistantSDK: AssistantSDK {
    let client: OpenAI
    private let flow = FlowRunner<AssistantFlow> { OpenAIAssistantSDK.assistantError(for: $0) }

    init(manager: OpenAIManager) {
        client = OpenAI(apiToken: manager.apiToken)
    }

    var status: AssistantStatus { flow.status }
    var statuses: AsyncStream<AssistantStatus> { flow.statuses }

    func ask(_ question: String) -> AsyncThrowingStream<String, any Error> {
        flow.stream(.ask, via: .answering) { [client] send, yield in
            guard !question.isEmpty else { throw AssistantError.emptyQuestion }
            let query = ChatQuery(messages: [.user(question)], model: .gpt4_o)
            for try await piece in client.chatsStream(query: query) {
                if let text = piece.choices.first?.delta.content { yield(text) }
            }
            send(.idle)
        }
    }

    @discardableResult
    func stop() async -> AssistantStatus {
        await flow.run(.stop) { _ in .idle }
    }

    func suggestTitle(for conversation: [String]) async throws -> String {
        try await flow.value(.suggestTitle) { [client] _ in
            guard let first = conversation.first else { throw AssistantError.emptyQuestion }
            let query = ChatQuery(
                messages: [.system("Find a title of few words."), .user(first)], model: .gpt4_o_mini)
            let result = try await client.chats(query: query)
            return result.choices.first?.content ?? first
        }
    }

    /// Maps an error of OpenAI to the app's error.
    private nonisolated static func assistantError(for error: any Error) -> AssistantError {
        switch error as? APIError {
        case .unauthorized: .keyRejected
        case .rateLimited: .tooManyQuestions
        default: .answerFailed(error)
        }
    }
}

extension OpenAIManager {
    func makeAssistantSDK() -> any AssistantSDK {
        OpenAIAssistantSDK(manager: self)
    }
}
