import Combine
@preconcurrency import DeepSwiftSeek
import Foundation

/// Implements ``ChatSDK`` with DeepSeek.
///
/// The work of a step must not hold the wrapper, so that it ends when the app drops the wrapper: capture what it
/// needs, such as `[client]`. For a closure of DeepSwiftSeek: `try await withCheckedThrowingContinuation { … }`.
@MainActor
final class DeepSeekChatSDK: ChatSDK {
    private let manager: DeepSeekManager
    private var client: DeepSeekClient?
    private let flow = FlowRunner<ChatFlow>(.ready) { DeepSeekChatSDK.chatError(for: $0) }

    init(manager: DeepSeekManager) {
        self.manager = manager
    }

    var status: ChatStatus { flow.status }
    var statusPublisher: AnyPublisher<ChatStatus, Never> { flow.statusPublisher }

    func ask(question: String) {
        flow.run(.ask, via: .thinking) { _ in
            // TODO(flowgen): Call DeepSwiftSeek and return `.answered(answer:)`.
            throw ChatError.offline
        }
    }

    /// Maps an error of DeepSwiftSeek to the app's error.
    private static func chatError(for error: any Error) -> ChatError {
        // TODO(flowgen): Map the errors of DeepSwiftSeek to the cases of `ChatError`.
        .offline
    }
}

extension DeepSeekManager {
    func makeChatSDK() -> any ChatSDK {
        DeepSeekChatSDK(manager: self).verified()
    }
}
