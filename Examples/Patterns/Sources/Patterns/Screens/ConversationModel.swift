// A conversation with the assistant: the answer grows while it is written, and the person can end it.
// The model knows the flow's protocol and nothing of any SDK.

import Combine

/// What a conversation's screen shows.
@MainActor
final class ConversationModel: ObservableObject {
    /// The answer, as far as it has come.
    @Published private(set) var answer = ""
    /// Whether more may come.
    @Published private(set) var isAnswering = false
    /// What went wrong; nil when all is well.
    @Published private(set) var problem: String?

    private let assistant: any AssistantSDK
    private var reading: Task<Void, Never>?

    /// A conversation at its beginning.
    init(assistant: any AssistantSDK) {
        self.assistant = assistant
    }

    /// The person asks; what was being answered before is left there.
    func ask(_ question: String) {
        reading?.cancel()
        answer = ""
        problem = nil
        isAnswering = true
        let pieces = assistant.ask(question)
        reading = Task { [weak self] in
            do {
                for try await piece in pieces {
                    guard !Task.isCancelled else { return }
                    self?.answer += piece
                }
                guard !Task.isCancelled else { return }
                self?.isAnswering = false
            } catch {
                guard !Task.isCancelled else { return }
                self?.fail(error)
            }
        }
    }

    /// The person has read enough. What has come stays.
    func stop() async {
        await assistant.stop()
        reading?.cancel()
        isAnswering = false
    }

    /// Waits until the answer has come, or has ended otherwise.
    func finish() async {
        await reading?.value
    }

    private func fail(_ error: any Error) {
        isAnswering = false
        problem =
            switch error {
            case AssistantError.emptyQuestion: "Please ask something."
            case AssistantError.tooManyQuestions: "Please wait a moment."
            default: "The assistant could not answer."
            }
    }
}
