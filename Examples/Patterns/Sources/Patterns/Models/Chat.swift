// Conversations between people.

/// What somebody has written.
nonisolated struct ChatMessage: Equatable, Sendable, Identifiable {
    let id: Int64
    let text: String
    /// The name of the person who wrote it.
    let sender: String

    /// A message of nobody, for tests, previews and mocks.
    static let sample = ChatMessage(id: 1, text: "How can I help?", sender: "Mo")
}
