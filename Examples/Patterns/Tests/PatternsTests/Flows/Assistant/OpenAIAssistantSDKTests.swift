#if DEBUG
    @preconcurrency import OpenAI
    import XCTest

    @testable import Patterns

    /// Tests of ``OpenAIAssistantSDK`` against the stand-in for OpenAI.
    nonisolated final class OpenAIAssistantSDKTests: XCTestCase {
        @MainActor
        func testItKeepsToTheFlow() async throws {
            let violations = try await AssistantContract { scenario in
                switch scenario {
                case .askSucceeds, .suggestTitleSucceeds: Self.assistant()
                case .askFailsWithKeyRejected, .suggestTitleFailsWithKeyRejected: Self.assistant(apiToken: "rejected")
                // One key decides about all answers, and no answer can be held back.
                default: nil
                }
            }.violations()
            XCTAssertEqual(violations, [])
        }

        @MainActor
        func testAnAnswerThatBreaksKeepsItsWords() async throws {
            let sdk = Self.assistant()
            var words: [String] = []
            do {
                for try await word in sdk.ask("do fail now") { words.append(word) }
                XCTFail("the answer broke")
            } catch AssistantError.answerFailed(APIError.serverError) {}
            XCTAssertEqual(words, ["do", "fail"])
            XCTAssertEqual(sdk.status.kind, .failed)
        }

        @MainActor
        func testAVendorThatWantsAPause() async throws {
            let sdk = Self.assistant()
            do {
                for try await _ in sdk.ask("hurry") {}
                XCTFail("that was too much")
            } catch AssistantError.tooManyQuestions {}
            XCTAssertEqual(sdk.status.kind, .failed)
        }

        @MainActor
        func testStopEndsTheAnswer() async throws {
            let sdk = Self.assistant()
            do {
                for try await _ in sdk.ask("forever") where sdk.status.kind == .answering { await sdk.stop() }
                XCTFail("it is cancelled")
            } catch is CancellationError {}
            XCTAssertEqual(sdk.status.kind, .idle)
            try await eventually { sdk.client.simulatedStreams == 0 }
        }

        @MainActor
        func testAReaderWhoLeavesEndsTheAnswer() async throws {
            let sdk = Self.assistant()
            for try await _ in sdk.ask("forever") { break }
            try await eventually { sdk.client.simulatedStreams == 0 }
            XCTAssertEqual(sdk.status.kind, .idle)
        }

        @MainActor
        func testANewQuestionEndsTheAnswerToTheOneBefore() async throws {
            let sdk = Self.assistant()
            var words: [String] = []
            do {
                // A second word may have come before the first is read.
                for try await _ in sdk.ask("forever") where words.isEmpty {
                    for try await word in sdk.ask("and then") { words.append(word) }
                }
                XCTFail("it is cancelled")
            } catch is CancellationError {}
            XCTAssertEqual(words, ["and", "then"])
            try await eventually { sdk.client.simulatedStreams == 0 }
        }

        @MainActor
        func testSuggestTitle() async throws {
            let title = try await Self.assistant().suggestTitle(for: ["bees", "and more"])
            XCTAssertEqual(title, "About bees")
            do {
                _ = try await Self.assistant().suggestTitle(for: [])
                XCTFail("about what?")
            } catch AssistantError.emptyQuestion {}
        }

        @MainActor
        private static func assistant(apiToken: String = "demo") -> OpenAIAssistantSDK {
            OpenAIAssistantSDK(manager: OpenAIManager(apiToken: apiToken))
        }
    }
#endif
