// A conversation with the assistant: the answer grows while it is written, and the person can stop it.
// The model knows the flow's protocol and no SDK.

import Combine

/// What a conversation's screen shows.
@MainActor
final class ConversationModel: ObservableObject {
    /// The answer so far.
    @Published private(set) var answer = ""
    /// Whether the answer is still being written.
    @Published private(set) var isAnswering = false
    /// What went wrong; nil if nothing did.
    @Published private(set) var problem: String?

    private let assistant: any AssistantSDK
    private var reading: Task<Void, Never>?

    init(assistant: any AssistantSDK) {
        self.assistant = assistant
    }

    /// Asks; a new question replaces the one before.
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
            } catch is CancellationError {
                // The person has stopped the answer.
            } catch {
                guard !Task.isCancelled else { return }
                self?.fail(error)
            }
        }
    }

    /// Stops the answer. What has been written stays.
    func stop() async {
        await assistant.stop()
        reading?.cancel()
        isAnswering = false
    }

    /// Waits until the answer has ended.
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
