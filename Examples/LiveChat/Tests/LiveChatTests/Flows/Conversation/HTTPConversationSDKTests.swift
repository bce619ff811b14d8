#if DEBUG
    import LiveChatServices
    import ChatServer
    import XCTest

    @testable import LiveChat

    /// Tests of ``HTTPConversationSDK`` against a server on this machine, over a real connection.
    nonisolated final class HTTPConversationSDKTests: XCTestCase {
        // A step out of order, or a status that the flow does not have, fails the test.
        override func setUp() { FlowTest.failOnBreach() }

        @MainActor
        func testItKeepsToTheFlow() async throws {
            let script = Script()
            let server = try await server { script.next() }
            defer { server.stop() }
            let violations = try await ConversationContract { scenario in
                guard let answers = self.answers(in: scenario) else { return nil }
                script.answers = answers
                switch scenario {
                case .askFailsWithKeyRejected: return self.sdk(server.address, key: "wrong")
                case .askFailsWithUnreachable: return self.sdk("http://127.0.0.1:9")
                default: return self.sdk(server.address)
                }
            }.violations()
            XCTAssertEqual(violations, [])
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
            guard case .connectionLost? = sdk.status.failure else { return XCTFail("\(sdk.status)") }
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
            var words: [String] = []
            do {
                for try await word in sdk.ask("why") {
                    words.append(word)
                    if words.count == 3 { await sdk.stop() }
                }
                XCTFail("the answer has no end")
            } catch is CancellationError {}
            XCTAssertEqual(Set(words), ["still"])
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

        /// What the server answers to each question of a scenario; nil if it cannot make the wrapper go through it.
        private func answers(in scenario: ConversationScenario) -> [ChatServer.Answer]? {
            let words = ChatServer.Answer.words(["It", "depends."])
            return switch scenario {
            case .askSucceeds, .askFailsWithKeyRejected, .askFailsWithUnreachable: [words]
            case .askSucceedsWhileReplying: [.hesitation, words]
            case .stop: [.silence]
            case .stopWhileReplying: [.hesitation]
            case .askFailsWithTimedOut: [.silence]
            case .askFailsWithConnectionLost: [.dropped(after: [])]
            case .askFailsWithServerFailed: [.refusal(503)]
            default: nil
            }
        }

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
