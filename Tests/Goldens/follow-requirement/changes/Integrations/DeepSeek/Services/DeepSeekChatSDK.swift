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
    private let flow = FlowRunner<ChatFlow> { DeepSeekChatSDK.chatError(for: $0) }

    init(manager: DeepSeekManager) {
        self.manager = manager
    }

    var status: ChatStatus { flow.status }
    var statusPublisher: AnyPublisher<ChatStatus, Never> { flow.statusPublisher }

    var name: Optional<String> {
        // TODO(flowgen): Return the value that DeepSwiftSeek holds.
        ""
    }

    func connect() async throws {
        // TODO(flowgen): Set up `client` with DeepSwiftSeek, then send `.ready`.
    }

    func ask(prompt: Prompt, words: Count) {
        flow.start(.ask, via: .thinking) { _ in
            // TODO(flowgen): Call DeepSwiftSeek and return `.answered(message:)`.
            throw NotWritten()
        }
    }

    @discardableResult
    func suggestTitle() -> AnyPublisher<String?, ChatError> {
        flow.publisher(.suggestTitle) { _, yield in
            // TODO(flowgen): Call DeepSwiftSeek and yield the answer.
            throw NotWritten()
        }.mapError { $0 as? ChatError ?? Self.chatError(for: $0) }.eraseToAnyPublisher()
    }

    private func log(text: Swift.String) {
        // TODO(flowgen): Call DeepSwiftSeek.
    }

    @AudioActor
    func mute() {
        // TODO(flowgen): Call DeepSwiftSeek.
    }

    #if DEBUG
    func rate(stars: Int) {
        // TODO(flowgen): Call DeepSwiftSeek.
    }
    #endif

    @available(iOS, unavailable)
    func share(link: Link) {
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
    func makeChatSDK() -> (any ChatSDK)? {
        DeepSeekChatSDK(manager: self)
    }
}

/// How many.
typealias Count = Int

/// What is shared.
typealias Link = String

extension ChatSDK {
    /// Clears the history.
    func forget() {}

    /// Asks for a figure.
    func count() -> Int { 0 }
}
