import Combine
@preconcurrency import DeepSwiftSeek
import Foundation

/// Serves ``ChatSDK`` with DeepSeek.
@MainActor
final class DeepSeekChatSDK: ChatSDK {
    private let manager: DeepSeekManager
    private var client: DeepSeekClient?
    private let statusSubject = CurrentValueSubject<ChatStatus, Never>(.ready)
    private var askTask: Task<Void, Never>?

    init(manager: DeepSeekManager) {
        self.manager = manager
    }

    /// Publishes the current status first, then each change.
    var statusPublisher: AnyPublisher<ChatStatus, Never> {
        statusSubject.eraseToAnyPublisher()
    }

    /// Asks a question.
    ///
    /// Starts from `ready`, `answered` or `failed`, passes through `thinking`, ends in `answered`
    /// or `failed`.
    ///
    /// - Parameter question: The question.
    func ask(question: String) {
        askTask?.cancel()
        askTask = Task {
            do {
                try Task.checkCancellation()
                // TODO(flowgen): Call DeepSwiftSeek, then send `.answered(answer:)`. Closures: `{ @Sendable value in Task { @MainActor in … } }`.
                throw ChatError.offline
            } catch {
                guard !Task.isCancelled else { return }
                statusSubject.send(.failed(reason: chatError(for: error)))
            }
        }
        // After the Task is there, so that a reader of the status may cancel it.
        statusSubject.send(.thinking)
    }

    /// Maps an error of the SDK to the app's error.
    func chatError(for error: any Error) -> ChatError {
        if let error = error as? ChatError { return error }
        // TODO(flowgen): Map the errors of DeepSwiftSeek to the cases of `ChatError`.
        return .offline
    }
}

extension DeepSeekManager {
    /// Makes the wrapper that serves ``ChatSDK``.
    func makeChatSDK() -> any ChatSDK {
        DeepSeekChatSDK(manager: self)
    }
}
