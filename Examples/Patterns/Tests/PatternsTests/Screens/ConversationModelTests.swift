// A conversation with a mock of the assistant: an answer, a failure, and answers that are stopped or replaced.

#if DEBUG
    import XCTest

    @testable import Patterns

    nonisolated final class ConversationModelTests: XCTestCase {
        override func setUp() { FlowTest.failOnBreach() }

        @MainActor
        func testAnAnswerGrowsPieceByPiece() async {
            let mock = MockAssistantSDK(clock: ImmediateClock())
            let model = ConversationModel(assistant: mock)
            let answers = Recorder(model.$answer)
            model.ask("What now?")
            XCTAssertTrue(model.isAnswering)
            await model.finish()
            XCTAssertEqual(answers.values.suffix(3).first, "Mock ")
            XCTAssertEqual(model.answer, "Mock reply to: What now?")
            XCTAssertFalse(model.isAnswering)
            XCTAssertNil(model.problem)
            XCTAssertEqual(mock.askCalls, ["What now?"])
        }

        @MainActor
        func testAnEmptyQuestionIsAProblem() async {
            let model = ConversationModel(assistant: MockAssistantSDK())
            model.ask("")
            await model.finish()
            XCTAssertEqual(model.problem, "Please ask something.")
            XCTAssertFalse(model.isAnswering)
        }

        @MainActor
        func testWhatHasBeenWrittenStaysAfterStopping() async throws {
            let mock = MockAssistantSDK()
            let (pieces, piece) = AsyncStream<String>.makeStream()
            mock.onAsk = { _, _, yield in for await text in pieces { yield(text) } }
            let model = ConversationModel(assistant: mock)
            model.ask("What now?")
            piece.yield("Once")
            try await eventually { model.answer == "Once" }
            await model.stop()
            await model.finish()
            XCTAssertEqual(model.answer, "Once")
            XCTAssertFalse(model.isAnswering)
            XCTAssertNil(model.problem)
            XCTAssertEqual(mock.calls, [.ask, .stop])
        }

        @MainActor
        func testANewQuestionReplacesTheOneBefore() async {
            let mock = MockAssistantSDK(clock: ImmediateClock())
            let model = ConversationModel(assistant: mock)
            let answer = mock.onAsk
            mock.onAsk = { _, _, _ in try await Task.sleep(for: .seconds(60)) }
            model.ask("What now?")
            mock.onAsk = answer
            model.ask("And then?")
            await model.finish()
            XCTAssertEqual(model.answer, "Mock reply to: And then?")
            XCTAssertNil(model.problem)
        }
    }
#endif
