// The onboarding with the mocks in the SDKs' place: the whole way, and what goes wrong on it.

#if DEBUG
    import XCTest

    @testable import MobileBank

    nonisolated final class OnboardingModelTests: XCTestCase {
        @MainActor
        func testTheWholeWay() async throws {
            let mocks = MockServices()
            let model = OnboardingModel(services: mocks.provider)
            model.ask("What does it cost?")
            XCTAssertEqual(model.message, "Mock reply for: What does it cost?")
            model.begin()
            XCTAssertEqual(model.stage, .agent)
            XCTAssertEqual(model.message, "You are number 1.")
            let call = try XCTUnwrap(mocks.calls.first)
            call.send(event: .agentAnswers)
            XCTAssertEqual(model.message, "You are talking to agent.")
            model.setMuted(true)
            call.send(event: .agentDecides)
            XCTAssertEqual(model.stage, .done(.accountOpened))
            XCTAssertFalse(model.isBusy)
            XCTAssertEqual(mocks.ocrScan.steps, [.loadModels, .scanCard])
            XCTAssertEqual(mocks.livenessDetection.startCheckCalls.map(\.card), [.specimen])
            XCTAssertEqual(call.steps, [.estimateWait, .requestAgent, .setMuted])
            XCTAssertEqual(call.requestAgentCalls.map(\.card), [.specimen])
            XCTAssertEqual(call.setMutedCalls, [true])
            XCTAssertEqual(mocks.stepsOutOfOrder, [])
        }

        @MainActor
        func testAQuestionWithoutWordsIsNotAnswered() async throws {
            let mocks = MockServices()
            let model = OnboardingModel(services: mocks.provider)
            model.ask("  ")
            XCTAssertEqual(model.problem?.text, "Please type a question.")
            XCTAssertEqual(model.stage, .help)
            model.ask("What does it cost?")
            XCTAssertNil(model.problem)
            XCTAssertEqual(mocks.chatBot.startChatCalls, ["  ", "What does it cost?"])
        }

        @MainActor
        func testNoStepIsTakenBeforeItsTurn() async throws {
            let mocks = MockServices()
            let model = OnboardingModel(services: mocks.provider)
            model.retry()
            model.cancel()
            model.setMuted(true)
            XCTAssertEqual(model.stage, .help)
            XCTAssertEqual(mocks.ocrScan.steps, [.loadModels])
            XCTAssertEqual(mocks.livenessDetection.steps, [])
            XCTAssertTrue(mocks.calls.isEmpty)
        }

        @MainActor
        func testTheAssistantIsNotHeardOnceThePersonHasBegun() async throws {
            let mocks = MockServices()
            mocks.chatBot.script(.startChat, .loading)
            mocks.ocrScan.script(.scanCard, .scanning)
            let model = OnboardingModel(services: mocks.provider)
            model.ask("What does it cost?")
            XCTAssertTrue(model.isBusy)
            model.begin()
            model.begin()
            model.ask("Anybody there?")
            mocks.chatBot.send(.success(message: "Nothing."))
            XCTAssertEqual(model.message, "Hold your card in the frame.")
            XCTAssertTrue(model.isBusy)
            XCTAssertEqual(mocks.ocrScan.steps, [.loadModels, .scanCard])
            XCTAssertEqual(mocks.chatBot.startChatCalls, ["What does it cost?"])
        }

        @MainActor
        func testEachStatusOfTheCheckIsToldToThePerson() async throws {
            let mocks = MockServices()
            mocks.livenessDetection.script(.startCheck, .checking)
            let model = OnboardingModel(services: mocks.provider)
            let messages = Recorder(model.$message)
            model.begin()
            mocks.livenessDetection.send(
                .challenged(challenge: .turnRight), .challenged(challenge: .smile))
            XCTAssertEqual(
                messages.values.compactMap { $0 },
                [
                    "Hold your card in the frame.", "Look into the camera.",
                    "Turn your head to the right.", "Smile.",
                ])
            XCTAssertTrue(model.isBusy)
        }

        @MainActor
        func testTheQueueIsToldWhileThePersonWaits() async throws {
            let mocks = MockServices()
            mocks.prepareCall = { $0.script(.requestAgent, .connecting) }
            let model = OnboardingModel(services: mocks.provider)
            model.begin()
            XCTAssertEqual(model.message, "About 4 minutes.")
            mocks.calls.first?.send(.waiting(position: 7))
            XCTAssertEqual(model.message, "You are number 7.")
            mocks.calls.first?.send(event: .queueMoves)
            XCTAssertEqual(model.message, "You are number 1.")
        }

        @MainActor
        func testAQueueOfUnknownLengthIsJoined() async throws {
            let mocks = MockServices()
            mocks.prepareCall = { $0.estimateWaitHandler = { .failure(.noAgent) } }
            let model = OnboardingModel(services: mocks.provider)
            model.begin()
            XCTAssertEqual(model.message, "You are number 1.")
            XCTAssertNil(model.problem)
        }

        @MainActor
        func testAnAgentMayDecline() async throws {
            let mocks = MockServices()
            mocks.prepareCall = { call in
                call.requestAgentHandler = { [unowned call] _, _ in
                    call.send(.talking(agent: "Noor"), .ended(decision: .declined))
                }
            }
            let model = OnboardingModel(services: mocks.provider)
            model.begin()
            XCTAssertEqual(model.stage, .done(.declined))
        }
    }
#endif
