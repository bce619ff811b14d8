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
    /// How many questions were asked.
    private var asked = 0 // for the bill
    private let flow = FlowRunner<ChatFlow> { DeepSeekChatSDK.chatError(for: $0) }
    private let levelSubject = ObservedValue<Int>(0)

    init(manager: DeepSeekManager) {
        self.manager = manager
    }

    var status: ChatStatus { flow.status }
    var statusPublisher: AnyPublisher<ChatStatus, Never> { flow.statusPublisher }

    // TODO(flowgen): Send each change of DeepSwiftSeek's value to `levelSubject`.
    var level: Int {
        get { levelSubject.value }
        set {
            // TODO(flowgen): Set `newValue` in DeepSwiftSeek.
        }
    }
    var levelPublisher: AnyPublisher<Int, Never> { levelSubject.publisher }

    var name: String {
        // TODO(flowgen): Return the value that DeepSwiftSeek holds.
        ""
    }

    func connect() {
        flow.send(.ready) /* the key is in the manager */
    }

    func ask(prompt: String, words: Int) {
        flow.start(.ask, via: .thinking) { [weak self] _ in
            guard let answer = try await self?.reply(to: prompt, within: words) else { throw CancellationError() } // the real call
            return .answered(message: "\(answer)!")
        }
    }

    func suggestTitle() -> AnyPublisher<String, ChatError> {
        flow.publisher(.suggestTitle) { _, yield in
            // TODO(flowgen): Call DeepSwiftSeek and yield the answer.
            throw NotWritten()
        }.mapError { $0 as? ChatError ?? Self.chatError(for: $0) }.eraseToAnyPublisher()
    }

    func stop() {
        flow.cancel(.ask)
        // TODO(flowgen): Call DeepSwiftSeek and send `.ready`.
        flow.reportUnwritten(.stop)
    }

    func rate(stars: Int) -> AnyPublisher<Bool, any Error> {
        flow.publisher(.rate) { _, yield in
            // TODO(flowgen): Call DeepSwiftSeek and yield the answer.
            throw NotWritten()
        }
    }

    func log(text: String) {
        print(#"log: \#(text)"#)
    }

    /// The line broke.
    // TODO(flowgen): Call this from DeepSwiftSeek's callback.
    func dropped() { flow.send(.idle) }

    // TODO(flowgen): Call this from DeepSwiftSeek's callback.
    func woke() { flow.send(.ready) }

    // MARK: - Helpers

    private func reply(to prompt: String, within words: Int) async throws -> String {
        asked += 1
        return String(prompt.prefix(words))
    }

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
