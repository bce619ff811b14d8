#if DEBUG
    @preconcurrency import OpenAI
    import XCTest

    @testable import Patterns

    /// Tests of ``OpenAIAssistantSDK`` against the stand-in for OpenAI.
    nonisolated final class OpenAIAssistantSDKTests: XCTestCase {
        @MainActor
        func testItKeepsToTheFlow() async throws {
            try await AssistantContract { scenario in
                // One key decides about all answers, and no answer can be held back.
                let questions = scenario.moves.filter { $0.step == .ask }
                guard !questions.contains(where: \.isRunning),
                    Set(questions.map(\.fails)).count < 2,
                    [nil, .keyRejected].contains(scenario.error), scenario != .suggestTitleSucceeds
                else { throw ScenarioSkipped("the stand-in cannot") }
                let key = scenario.fails ? "rejected" : "demo"
                return OpenAIAssistantSDK(manager: OpenAIManager(apiToken: key))
            }.assertHolds()
        }

        @MainActor
        func testAskEndsInIdle() async throws {
            let sdk = OpenAIAssistantSDK(manager: OpenAIManager())
            let statuses = Recorder(sdk.statuses)
            var words: [String] = []
            for try await word in sdk.ask("what a day") { words.append(word) }
            XCTAssertEqual(words, ["what", "a", "day"])
            let all = await statuses.first(3)
            XCTAssertEqual(all.map(\.kind), [.idle, .answering, .idle])
        }

        @MainActor
        func testAskEndsInFailed() async throws {
            let sdk = OpenAIAssistantSDK(manager: OpenAIManager())
            let statuses = Recorder(sdk.statuses)
            var words: [String] = []
            do {
                for try await word in sdk.ask("do fail now") { words.append(word) }
                XCTFail("the answer broke")
            } catch AssistantError.answerFailed(APIError.serverError) {}
            XCTAssertEqual(words, ["do", "fail"])
            let all = await statuses.first(3)
            XCTAssertEqual(all.map(\.kind), [.idle, .answering, .failed])
        }

        @MainActor
        func testErrorsOfTheSDKBecomeTheFlowsOwn() async throws {
            let rejected = OpenAIAssistantSDK(manager: OpenAIManager(apiToken: "rejected"))
            do {
                for try await _ in rejected.ask("hello") {}
                XCTFail("the key was rejected")
            } catch AssistantError.keyRejected {}
            let sdk = OpenAIAssistantSDK(manager: OpenAIManager())
            do {
                for try await _ in sdk.ask("hurry") {}
                XCTFail("that was too much")
            } catch AssistantError.tooManyQuestions {}
        }

        @MainActor
        func testStop() async throws {
            let sdk = OpenAIAssistantSDK(manager: OpenAIManager())
            let statuses = Recorder(sdk.statuses)
            var count = 0
            for try await _ in sdk.ask("forever") {
                count += 1
                if count == 2 { await sdk.stop() }
            }
            let all = await statuses.first(3)
            XCTAssertEqual(all.map(\.kind), [.idle, .answering, .idle])
            try await eventually { sdk.runningStreams == 0 }
        }

        @MainActor
        func testAReaderWhoLeavesEndsTheAnswer() async throws {
            let sdk = OpenAIAssistantSDK(manager: OpenAIManager())
            for try await _ in sdk.ask("forever") { break }
            try await eventually { sdk.runningStreams == 0 }
        }

        @MainActor
        func testANewQuestionEndsTheAnswerToTheOneBefore() async throws {
            let sdk = OpenAIAssistantSDK(manager: OpenAIManager())
            var first: [String] = []
            var second: [String] = []
            for try await word in sdk.ask("forever") {
                first.append(word)
                guard first.count == 1 else { continue }
                for try await word in sdk.ask("and then") { second.append(word) }
            }
            XCTAssertEqual(second, ["and", "then"])
            try await eventually { sdk.runningStreams == 0 }
        }

        @MainActor
        func testSuggestTitle() async throws {
            let sdk = OpenAIAssistantSDK(manager: OpenAIManager())
            let title = try await sdk.suggestTitle(for: ["bees", "and more"])
            XCTAssertEqual(title, "About bees")
            do {
                _ = try await sdk.suggestTitle(for: [])
                XCTFail("about what?")
            } catch AssistantError.emptyQuestion {}
        }
    }

    extension OpenAIAssistantSDK {
        /// How many answers the SDK is writing.
        fileprivate var runningStreams: Int { client.simulatedStreams }
    }
#endif
