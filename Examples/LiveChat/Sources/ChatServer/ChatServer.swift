// A chat server for this example: it answers over HTTP, one word a line, in the way that it is told for each question.

import NIOConcurrencyHelpers
import NIOCore
import NIOHTTP1
import NIOPosix

/// Serves on the loopback interface until it is stopped.
package final class ChatServer: Sendable {
    /// How it answers one question.
    package enum Answer: Sendable {
        case words([String])
        /// Closes the connection after these words, in the middle of the answer.
        case dropped(after: [String])
        /// Repeats a word until nobody listens.
        case endless(String)
        /// Takes the question, and sends nothing.
        case silence
        /// Begins an answer, and sends no word.
        case hesitation
        /// Refuses with a status of HTTP.
        case refusal(Int)
    }

    private typealias Connection = NIOAsyncChannel<HTTPServerRequestPart, HTTPServerResponsePart>

    private struct Request {
        var key = ""
        var question = ""
    }

    package let port: Int
    private let answer: @Sendable (String) -> Answer
    private let key: String
    private let running = NIOLockedValueBox(0)
    private let task = NIOLockedValueBox<Task<Void, any Error>?>(nil)

    /// How many answers it is writing.
    package var runningAnswers: Int { running.withLockedValue { $0 } }

    package var address: String { "http://127.0.0.1:\(port)" }

    /// - Parameter key: What a question has to come with.
    package static func start(
        key: String, answer: @escaping @Sendable (String) -> Answer
    ) async throws -> ChatServer {
        let channel = try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
            .bind(host: "127.0.0.1", port: 0) { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.configureHTTPServerPipeline()
                    return try Connection(wrappingChannelSynchronously: channel)
                }
            }
        let server = ChatServer(port: channel.channel.localAddress?.port ?? 0, key, answer)
        server.task.withLockedValue { task in
            task = Task { try await server.serve(channel) }
        }
        return server
    }

    private init(port: Int, _ key: String, _ answer: @escaping @Sendable (String) -> Answer) {
        (self.port, self.key, self.answer) = (port, key, answer)
    }

    /// Closes all connections.
    package func stop() {
        task.withLockedValue { $0?.cancel() }
    }

    private func serve(_ channel: NIOAsyncChannel<Connection, Never>) async throws {
        try await withThrowingDiscardingTaskGroup { group in
            try await channel.executeThenClose { connections in
                for try await connection in connections {
                    group.addTask { await self.serve(connection) }
                }
            }
        }
    }

    private func serve(_ connection: Connection) async {
        do {
            try await connection.executeThenClose { inbound, outbound in
                var request = Request()
                for try await part in inbound {
                    switch part {
                    case .head(let head):
                        request.key = head.headers.first(name: "Authorization") ?? ""
                    case .body(let bytes):
                        request.question += String(buffer: bytes)
                    case .end:
                        running.withLockedValue { $0 += 1 }
                        defer { running.withLockedValue { $0 -= 1 } }
                        guard try await reply(to: request, outbound) else { return }
                        request = Request()
                    }
                }
            }
        } catch {
            // The client has gone; it needs no answer.
        }
    }

    /// Returns whether the connection stays open.
    private func reply(
        to request: Request, _ outbound: NIOAsyncChannelOutboundWriter<HTTPServerResponsePart>
    ) async throws -> Bool {
        guard request.key == key else {
            try await refuse(.unauthorized, outbound)
            return true
        }
        switch answer(request.question) {
        case .silence:
            try await Task.sleep(for: .seconds(3600))
        case .hesitation:
            try await begin(outbound)
            try await Task.sleep(for: .seconds(3600))
        case .refusal(let status):
            try await refuse(HTTPResponseStatus(statusCode: status), outbound)
        case .words(let words):
            try await begin(outbound)
            for word in words { try await write(word, outbound) }
            try await outbound.write(.end(nil))
        case .dropped(let words):
            try await begin(outbound)
            for word in words { try await write(word, outbound) }
            return false
        case .endless(let word):
            try await begin(outbound)
            while true {
                try await write(word, outbound)
                try await Task.sleep(for: .milliseconds(5))
            }
        }
        return true
    }

    private func begin(
        _ outbound: NIOAsyncChannelOutboundWriter<HTTPServerResponsePart>
    ) async throws {
        let headers: HTTPHeaders = ["Content-Type": "text/plain", "Transfer-Encoding": "chunked"]
        try await outbound.write(
            .head(HTTPResponseHead(version: .http1_1, status: .ok, headers: headers)))
    }

    private func write(
        _ word: String, _ outbound: NIOAsyncChannelOutboundWriter<HTTPServerResponsePart>
    ) async throws {
        try await outbound.write(.body(.byteBuffer(ByteBuffer(string: word + "\n"))))
    }

    private func refuse(
        _ status: HTTPResponseStatus,
        _ outbound: NIOAsyncChannelOutboundWriter<HTTPServerResponsePart>
    ) async throws {
        let headers: HTTPHeaders = ["Content-Length": "0"]
        try await outbound.write(
            .head(HTTPResponseHead(version: .http1_1, status: status, headers: headers)))
        try await outbound.write(.end(nil))
    }
}
