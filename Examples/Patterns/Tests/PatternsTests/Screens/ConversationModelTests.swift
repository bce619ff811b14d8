// A conversation with a mock of the assistant: an answer, a failure, and answers that are stopped or
// replaced.

#if DEBUG
    import XCTest

    @testable import Patterns

    nonisolated final class ConversationModelTests: XCTestCase {
        @MainActor
        func testAnAnswerGrowsPieceByPiece() async throws {
            let mock = MockAssistantSDK()
            let model = ConversationModel(assistant: mock)
            let answers = Recorder(model.$answer)
            model.ask("What now?")
            XCTAssertTrue(model.isAnswering)
            await model.finish()
            XCTAssertEqual(model.answer, "Mock reply to: What now?")
            XCTAssertEqual(answers.values.suffix(3).first, "Mock ")
            XCTAssertFalse(model.isAnswering)
            XCTAssertNil(model.problem)
            XCTAssertEqual(mock.askCalls, ["What now?"])
        }

        @MainActor
        func testAnEmptyQuestionIsAProblem() async throws {
            let model = ConversationModel(assistant: MockAssistantSDK())
            model.ask("")
            await model.finish()
            XCTAssertEqual(model.problem, "Please ask something.")
            XCTAssertFalse(model.isAnswering)
        }

        @MainActor
        func testWhatHasBeenWrittenStaysAfterStopping() async throws {
            let mock = MockAssistantSDK()
            let (pieces, writer) = AsyncThrowingStream<String, any Error>.makeStream()
            mock.askHandler = { _ in pieces }
            mock.stopHandler = { writer.finish() }
            let model = ConversationModel(assistant: mock)
            let answers = Recorder(model.$answer)
            model.ask("What now?")
            writer.yield("Once")
            // The empty answer of the beginning, that of the question, and the first piece.
            _ = await answers.first(3)
            await model.stop()
            await model.finish()
            XCTAssertEqual(model.answer, "Once")
            XCTAssertFalse(model.isAnswering)
            XCTAssertNil(model.problem)
            XCTAssertEqual(mock.calls, [.ask, .stop])
        }

        @MainActor
        func testANewQuestionReplacesTheOneBefore() async throws {
            let mock = MockAssistantSDK()
            let (pieces, writer) = AsyncThrowingStream<String, any Error>.makeStream()
            mock.askHandler = { _ in pieces }
            let model = ConversationModel(assistant: mock)
            model.ask("What now?")
            mock.askHandler = nil
            model.ask("And then?")
            writer.yield("Too late")
            writer.finish(throwing: AssistantError.keyRejected)
            await model.finish()
            XCTAssertEqual(model.answer, "Mock reply to: And then?")
            XCTAssertNil(model.problem)
        }
    }
#endif
