// The app: it knows the flows, and neither HTTP nor a logger.

import LiveChatServices

/// A chat with a server.
@MainActor
package final class ChatApp {
    package let conversation: any ConversationSDK
    private let integrations: IntegrationsManager
    private let journal: any JournalSDK

    /// - Parameters:
    ///   - address: Where the server is.
    ///   - patience: How long it may keep silent, in milliseconds.
    ///   - key: The key that the server knows the app by.
    package init(
        address: String, patience: Int64 = 10_000,
        key: @escaping @Sendable () async throws -> String
    ) {
        integrations = IntegrationsManager(
            conversationAnswers: ConversationAnswers(key: key),
            http: HTTPManager(address: address, patience: patience))
        integrations.launch()
        conversation = integrations.services.conversation
        journal = integrations.services.journal
    }

    /// Asks, and passes each word on; returns what to tell the user at the end.
    package func ask(_ question: String, word: (String) -> Void) async -> String {
        journal.note("question", details: ["length": "\(question.count)"])
        do {
            for try await next in conversation.ask(question) { word(next) }
            return ""
        } catch let error as ConversationError {
            journal.note("failure", details: ["error": "\(error)"])
            return Self.words(for: error)
        } catch {
            return "\(error)"
        }
    }

    package func close() { integrations.terminate() }

    private static func words(for error: ConversationError) -> String {
        switch error {
        case .emptyQuestion: "Type a question first."
        case .keyRejected: "The server does not know this app."
        case .unreachable: "The server cannot be reached."
        case .timedOut: "The server takes too long."
        case .connectionLost: "The connection broke."
        case .serverFailed(let status): "The server failed with \(status)."
        case .other(let error): "That did not work: \(error)"
        }
    }
}
