import Combine

/// Lets the person talk to an assistant.
@MainActor
protocol Conversation: AnyObject, Sendable {
    /// Opens the session.
    ///
    /// - Statuses: `idle` → `ready`. Called once, at launch.
    func connect()

    /// - User story: Types a question.
    /// - Statuses: `ready`, `answered` or `failed` → `thinking` → `answered` or `failed`.
    func ask(prompt: String, words: Int)

    /// - User story: Looks at the list.
    /// - Returns: An answer; each subscription calls the step.
    func suggestTitle() -> AnyPublisher<String, ChatError>

    /// - User story: Taps anything.
    func log(text: String)

    var name: String { get }

    var status: ChatStatus { get }
    /// Publishes the status now, then each new one.
    var statusPublisher: AnyPublisher<ChatStatus, Never> { get }
}
