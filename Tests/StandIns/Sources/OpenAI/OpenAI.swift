// A stand-in for a chat SDK that answers word by word: a client that is not Sendable, and a stream that is written off
// the main actor until it is done or nobody reads it any more. It talks to no network: the key and the question decide
// what is answered.

import Foundation

/// Why there is no answer.
public enum APIError: Error, Equatable {
    /// The key was rejected.
    case unauthorized
    /// The account has asked too much.
    case rateLimited
    /// The vendor failed.
    case serverError
}

/// What is asked.
public struct ChatQuery {
    /// One message of a conversation.
    public enum Message {
        /// What the app says.
        case system(String)
        /// What the person says.
        case user(String)
    }

    /// The models.
    public enum Model { case gpt4_o, gpt4_o_mini }

    let messages: [Message]
    let model: Model

    /// A question, after what was said before.
    public init(messages: [Message], model: Model) {
        self.messages = messages
        self.model = model
    }

    var question: String {
        guard case .user(let text)? = messages.last else { return "" }
        return text
    }
}

/// A whole answer.
public struct ChatResult {
    /// One of the answers to choose from.
    public struct Choice {
        /// The words.
        public let content: String?
    }
    /// The answers to choose from.
    public let choices: [Choice]
}

/// A piece of an answer.
public struct ChatStreamResult {
    /// One of the answers to choose from.
    public struct Choice {
        /// What has come since the last piece.
        public let delta: Delta
    }
    /// What has come since the last piece.
    public struct Delta {
        /// The words; nil at the end.
        public let content: String?
    }
    /// The answers to choose from.
    public let choices: [Choice]
}

/// The client of the vendor.
public final class OpenAI {
    /// How many streams are being written, for tests.
    public var simulatedStreams: Int { lock.withLock { streams } }
    private let apiToken: String
    private let lock = NSLock()
    private var streams = 0

    /// A client for one account; the key "rejected" is.
    public init(apiToken: String) { self.apiToken = apiToken }

    /// Asks, and waits for the whole answer.
    public func chats(query: ChatQuery) async throws -> ChatResult {
        await Task.yield()
        try authorize(query)
        return ChatResult(choices: [.init(content: "About " + query.question)])
    }

    /// Asks, and gives the answer word by word: the question's own words. The answer to "forever" has no end; "fail"
    /// breaks after the first word, and "hurry" asks too much.
    public func chatsStream(query: ChatQuery) -> AsyncThrowingStream<ChatStreamResult, Error> {
        AsyncThrowingStream { continuation in
            lock.withLock { streams += 1 }
            let task = Task {
                await Task.yield()
                do {
                    try await self.write(query) { word in
                        continuation.yield(.init(choices: [.init(delta: .init(content: word))]))
                    }
                    continuation.finish()
                } catch {
                    continuation.finish(throwing: error)
                }
            }
            continuation.onTermination = { _ in
                task.cancel()
                self.lock.withLock { self.streams -= 1 }
            }
        }
    }

    private func write(_ query: ChatQuery, _ yield: (String) -> Void) async throws {
        try authorize(query)
        var words = query.question.split(separator: " ").map(String.init)
        repeat {
            for word in words {
                yield(word)
                if word == "fail" { throw APIError.serverError }
                try await Task.sleep(nanoseconds: 1_000_000)
            }
            if words.first == "forever" { words = ["forever"] }
        } while words == ["forever"]
    }

    private func authorize(_ query: ChatQuery) throws {
        if apiToken == "rejected" { throw APIError.unauthorized }
        if query.question == "hurry" { throw APIError.rateLimited }
    }
}
