#if DEBUG
    import ChatServer
    import XCTest

    @testable import LiveChat

    /// Tests of ``HTTPConversationSDK`` against a server on this machine, over a real connection.
    nonisolated final class HTTPConversationSDKTests: XCTestCase {
        @MainActor
        func testItKeepsToTheFlow() async throws {
            let script = Script()
            let server = try await server { script.next() }
            defer { server.stop() }
            try await ConversationContract { scenario in
                script.answers = scenario.moves.filter { $0.step == .ask }.map { move in
                    if move.isRunning {
                        return move.statuses.contains(.replying) ? .hesitation : .silence
                    }
                    guard move.fails else { return .words(["It", "depends."]) }
                    return switch scenario.error {
                    case .timedOut: .silence
                    case .connectionLost: .dropped(after: ["It"])
                    default: .refusal(503)
                    }
                }
                switch scenario.error {
                case nil, .timedOut, .connectionLost, .serverFailed: return self.sdk(server.address)
                case .keyRejected: return self.sdk(server.address, key: "wrong")
                case .unreachable: return self.sdk("http://127.0.0.1:9")
                case .emptyQuestion, .other:
                    throw ScenarioSkipped("the contract asks a question, and has the key")
                }
            }.assertHolds()
        }

        @MainActor
        func testAnAnswerArrivesWordByWord() async throws {
            let server = try await server { .words(["It", "really", "depends."]) }
            defer { server.stop() }
            let sdk = sdk(server.address)
            let words = try await all(sdk.ask("why"))
            XCTAssertEqual(words, ["It", "really", "depends."])
            XCTAssertEqual(sdk.status.kind, .idle)
        }

        @MainActor
        func testADroppedConnectionIsNoEndOfTheAnswer() async throws {
            let server = try await server { .dropped(after: ["It", "really"]) }
            defer { server.stop() }
            let sdk = sdk(server.address)
            var words: [String] = []
            do {
                for try await word in sdk.ask("why") { words.append(word) }
                XCTFail("the connection broke")
            } catch ConversationError.connectionLost {}
            XCTAssertEqual(words, ["It", "really"])
            XCTAssertEqual(sdk.status.failure?.kind, .connectionLost)
        }

        @MainActor
        func testSilenceEndsInATimeout() async throws {
            let server = try await server { .silence }
            defer { server.stop() }
            let sdk = sdk(server.address)
            do {
                _ = try await all(sdk.ask("why"))
                XCTFail("the server said nothing")
            } catch ConversationError.timedOut {}
        }

        @MainActor
        func testStopClosesTheConnection() async throws {
            let server = try await server { .endless("still") }
            defer { server.stop() }
            let sdk = sdk(server.address)
            var count = 0
            for try await word in sdk.ask("why") {
                XCTAssertEqual(word, "still")
                count += 1
                if count == 3 { await sdk.stop() }
            }
            XCTAssertEqual(sdk.status.kind, .idle)
            try await untilNobodyListens(to: server)
        }

        @MainActor
        func testAReaderWhoLeavesClosesTheConnection() async throws {
            let server = try await server { .endless("still") }
            defer { server.stop() }
            let sdk = sdk(server.address)
            for try await _ in sdk.ask("why") { break }
            try await untilNobodyListens(to: server)
        }

        @MainActor
        func testAnAppThatHasNoKeyAsksNothing() async throws {
            let server = try await server { .words(["It", "depends."]) }
            defer { server.stop() }
            let manager = HTTPManager(address: server.address, patience: 300)
            let sdk = HTTPConversationSDK(
                manager: manager,
                appAnswers: ConversationAnswers(key: { throw CocoaError(.fileNoSuchFile) }))
            do {
                _ = try await all(sdk.ask("why"))
                XCTFail("there was no key")
            } catch ConversationError.other(let error) {
                XCTAssertTrue(error is CocoaError)
            }
        }

        @MainActor
        func testTheAppTellsWhatWentWrong() async throws {
            let server = try await server { .refusal(503) }
            defer { server.stop() }
            let app = ChatApp(address: server.address, key: { "key" })
            let problem = await app.ask("why") { XCTFail("the word \($0)") }
            XCTAssertEqual(problem, "The server failed with 503.")
            app.close()
        }

        // MARK: -

        @MainActor
        private func server(
            _ answer: @escaping @Sendable () -> ChatServer.Answer
        ) async throws -> ChatServer {
            try await ChatServer.start(key: "key") { _ in answer() }
        }

        @MainActor
        private func sdk(_ address: String, key: String = "key") -> HTTPConversationSDK {
            HTTPConversationSDK(
                manager: HTTPManager(address: address, patience: 300),
                appAnswers: ConversationAnswers(key: { key }))
        }

        @MainActor
        private func all(_ words: AsyncThrowingStream<String, any Error>) async throws -> [String] {
            var all: [String] = []
            for try await word in words { all.append(word) }
            return all
        }

        @MainActor
        private func untilNobodyListens(to server: ChatServer) async throws {
            for _ in 0..<500 where server.runningAnswers > 0 {
                try await Task.sleep(nanoseconds: 10_000_000)
            }
            XCTAssertEqual(server.runningAnswers, 0)
        }
    }

    /// The answers that a server gives, one after the other.
    private nonisolated final class Script: @unchecked Sendable {
        private let lock = NSLock()
        private var rest: [ChatServer.Answer] = []

        var answers: [ChatServer.Answer] {
            get { lock.withLock { rest } }
            set { lock.withLock { rest = newValue } }
        }

        func next() -> ChatServer.Answer {
            lock.withLock { rest.isEmpty ? .refusal(500) : rest.removeFirst() }
        }
    }
#endif
