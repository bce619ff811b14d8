import Combine
@preconcurrency import DeepSwiftSeek
import Foundation

/// Implements ``ChatSDK`` with DeepSeek.
///
/// The work of a step must not hold the wrapper, so that it ends when the app drops the wrapper: capture what it
/// needs, such as `[client]`. Where DeepSwiftSeek calls a closure: `try await withCheckedThrowingContinuation`, with
/// `{ @Sendable in continuation.resume(with: $0) }` as the closure.
@MainActor
final class DeepSeekChatSDK: ChatSDK {
    private let manager: DeepSeekManager
    // TODO(flowgen): Set it before a step needs it, or make it a `let`.
    private var client: DeepSeekClient?
    private let flow = FlowRunner<ChatFlow> { DeepSeekChatSDK.chatError(for: $0) }

    init(manager: DeepSeekManager) {
        self.manager = manager
    }

    var status: ChatStatus { flow.status }
    var statusPublisher: AnyPublisher<ChatStatus, Never> { flow.statusPublisher }

    func ask(question: String) {
        flow.start(.ask, via: .thinking) { _ in
            // TODO(flowgen): Call DeepSwiftSeek and return `.answered(answer:)`.
            throw NotWritten()
        }
    }

    /// Maps an error of DeepSwiftSeek to the app's error.
    private nonisolated static func chatError(for error: any Error) -> ChatError {
        // TODO(flowgen): Map the errors of DeepSwiftSeek to the cases of `ChatError`.
        .offline
    }
}

extension DeepSeekManager {
    func makeChatSDK() -> any ChatSDK {
        DeepSeekChatSDK(manager: self)
    }
}
