import Combine
@preconcurrency import DeepSwiftSeek

/// Implements ``ChatSDK`` with DeepSeek.
///
/// The work of a step must not hold the wrapper, so that it ends when the app drops the wrapper: capture what it
/// needs, such as `[client]`. Where DeepSwiftSeek calls a closure: `try await withCheckedThrowingContinuation`, with
/// `{ @Sendable in continuation.resume(with: $0) }` as the closure.
@MainActor
final class DeepSeekChatSDK: ChatSDK {
    private let manager: DeepSeekManager
    private var client: DeepSeekClient?
    private var names = ["DeepSeek"]
    private let flow = FlowRunner<ChatFlow> { DeepSeekChatSDK.chatError(for: $0) }

    init(manager: DeepSeekManager) {
        self.manager = manager
    }

    var status: ChatStatus { flow.status }
    var statusPublisher: AnyPublisher<ChatStatus, Never> { flow.statusPublisher }

    var name: String {
        // The last one is the one in use.
        guard let name = names.last else { return "" }
        return name
    }

    var limit: Int { names.count * 100 }

    var isReady: Bool {
        get {
            // TODO(flowgen): Return the value that DeepSwiftSeek holds.
            false
        }
        set {
            // TODO(flowgen): Set `newValue` in DeepSwiftSeek.
        }
    }

    var topic: String {
        get {
            names.joined(separator: ", ")
        }
        set {
            // TODO(flowgen): Set `newValue` in DeepSwiftSeek.
        }
    }

    var mood: String {
        get {
            names[0]
        }
        set { names[0] = newValue }
    }

    func connect() {
        // TODO(flowgen): Set up `client` with DeepSwiftSeek, then send `.ready`.
    }

    func ask(prompt: String, words: Int) {
        flow.start(.ask, via: .thinking) { _ in
            // TODO(flowgen): Call DeepSwiftSeek and return `.answered(message:)`.
            throw NotWritten()
        }
    }

    func suggestTitle() -> AnyPublisher<String, ChatError> {
        flow.publisher(.suggestTitle) { _, yield in
            // TODO(flowgen): Call DeepSwiftSeek and yield the answer.
            throw NotWritten()
        }.mapError { $0 as? ChatError ?? Self.chatError(for: $0) }.eraseToAnyPublisher()
    }

    func log(text: String) {
        // TODO(flowgen): Call DeepSwiftSeek.
    }

    /// The line broke.
    // TODO(flowgen): Call this from DeepSwiftSeek's callback.
    func dropped() { flow.send(.idle) }

    /// What an error of the SDK is to the app.
    private nonisolated static func chatError(for error: any Error) -> ChatError {
        .broken(error)
    }
}

extension DeepSeekManager {
    func makeChatSDK() -> any ChatSDK {
        DeepSeekChatSDK(manager: self)
    }
}
