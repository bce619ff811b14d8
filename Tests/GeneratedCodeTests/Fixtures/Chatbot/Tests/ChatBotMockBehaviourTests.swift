// The generated mock of the chatbot answers as the flow's rules say.

#if DEBUG
    import Combine
    import XCTest

    /// Tests of what ``MockChatBotSDK`` answers.
    nonisolated final class ChatBotMockBehaviourTests: XCTestCase {
        @MainActor
        func testABlankPromptFails() async throws {
            for prompt in ["", " ", "\n\t "] {
                guard case .failed(reason: .unknown)? = answer(to: prompt) else {
                    return XCTFail("'\(prompt)' did not fail")
                }
            }
        }

        @MainActor
        func testAnyOtherPromptIsAnswered() async throws {
            guard case .success(let message)? = answer(to: "Hello, Bot!") else {
                return XCTFail("no answer")
            }
            XCTAssertEqual(message, "Mock reply for: Hello, Bot!")
        }

        @MainActor
        func testAReaderThatActsOnAStatusDoesNotChangeTheOrderForOthers() async throws {
            let mock = MockChatBotSDK()
            var first: [ChatBotStatus.Kind] = []
            var second: [ChatBotStatus.Kind] = []
            let readers = [
                mock.statusPublisher.sink { status in
                    first.append(status.kind)
                    if status.kind == .initialized { mock.startChat(prompt: "At once") }
                },
                mock.statusPublisher.sink { second.append($0.kind) },
            ]
            mock.setupSDK()
            XCTAssertEqual(first, [.idle, .initialized, .loading, .success])
            XCTAssertEqual(second, first)
            readers.forEach { $0.cancel() }
        }

        @MainActor
        func testAScriptGoesBeforeAHandlerAndAHandlerBeforeTheRules() async throws {
            let mock = MockChatBotSDK()
            var kinds: [ChatBotStatus.Kind] = []
            let reader = mock.statusPublisher.dropFirst().sink { kinds.append($0.kind) }
            defer { reader.cancel() }
            mock.startChatHandler = { _ in mock.send(.loading) }
            mock.script(.startChat, .loading, .failed(reason: .licenseError))
            mock.startChat(prompt: "a")
            mock.startChat(prompt: "b")
            mock.startChatHandler = nil
            mock.startChat(prompt: "c")
            XCTAssertEqual(kinds, [.loading, .failed, .loading, .loading, .success])
            XCTAssertEqual(mock.startChatCalls, ["a", "b", "c"])
        }

        /// The last status after a prompt.
        @MainActor
        private func answer(to prompt: String) -> ChatBotStatus? {
            let mock = MockChatBotSDK()
            var last: ChatBotStatus?
            let reader = mock.statusPublisher.sink { last = $0 }
            mock.setupSDK()
            mock.startChat(prompt: prompt)
            reader.cancel()
            return last
        }
    }
#endif
