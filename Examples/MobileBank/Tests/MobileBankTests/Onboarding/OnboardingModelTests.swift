// The onboarding with mocks in place of the SDKs: from the first question to the open account.

#if DEBUG
    import XCTest

    @testable import MobileBank

    nonisolated final class OnboardingModelTests: XCTestCase {
        @MainActor
        func testTheWholeOnboarding() async throws {
            let mocks = launchedMocks()
            let model = OnboardingModel(services: mocks.provider)
            model.ask("What does it cost?")
            XCTAssertEqual(model.message, "Mock reply for: What does it cost?")
            model.begin()
            XCTAssertEqual(model.stage, .agent)
            XCTAssertEqual(model.message, "You are number 1.")
            let call = try XCTUnwrap(mocks.videoBankings.first)
            call.send(event: .agentAnswers)
            XCTAssertEqual(model.message, "You are talking to agent.")
            model.setMuted(true)
            call.send(event: .agentDecides)
            XCTAssertEqual(model.stage, .done(.accountOpened))
            XCTAssertFalse(model.isBusy)
            XCTAssertEqual(mocks.ocrScan.calls, [.loadModels, .scanCard])
            XCTAssertEqual(mocks.livenessDetection.startCheckCalls.map(\.card), [.specimen])
            XCTAssertEqual(call.calls, [.estimateWait, .requestAgent, .setMuted])
            XCTAssertEqual(call.requestAgentCalls.map(\.card), [.specimen])
            XCTAssertEqual(call.setMutedCalls, [true])
            XCTAssertEqual(mocks.callsOutOfOrder, [])
        }

        @MainActor
        func testAQuestionWithoutWordsIsNotAnswered() async throws {
            let mocks = launchedMocks()
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
            let mocks = launchedMocks()
            let model = OnboardingModel(services: mocks.provider)
            model.retry()
            model.cancel()
            model.setMuted(true)
            XCTAssertEqual(model.stage, .help)
            XCTAssertEqual(mocks.ocrScan.calls, [.loadModels])
            XCTAssertEqual(mocks.livenessDetection.calls, [])
            XCTAssertTrue(mocks.videoBankings.isEmpty)
        }

        @MainActor
        func testAReplyThatComesAfterTheStartIsIgnored() async throws {
            let mocks = launchedMocks()
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
            XCTAssertEqual(mocks.ocrScan.calls, [.loadModels, .scanCard])
            XCTAssertEqual(mocks.chatBot.startChatCalls, ["What does it cost?"])
        }

        @MainActor
        func testThePersonIsToldOfEachStatusOfTheCheck() async throws {
            let mocks = launchedMocks()
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
        func testThePersonIsToldOfTheQueue() async throws {
            let mocks = launchedMocks()
            mocks.prepareVideoBanking = { $0.script(.requestAgent, .connecting) }
            let model = OnboardingModel(services: mocks.provider)
            model.begin()
            XCTAssertEqual(model.message, "About 4 minutes.")
            mocks.videoBankings.first?.send(.waiting(position: 7))
            XCTAssertEqual(model.message, "You are number 7.")
            mocks.videoBankings.first?.send(event: .queueMoves)
            XCTAssertEqual(model.message, "You are number 1.")
        }

        @MainActor
        func testAQueueOfUnknownLengthIsJoined() async throws {
            let mocks = launchedMocks()
            mocks.prepareVideoBanking = { $0.failNext(.estimateWait, with: .noAgent) }
            let model = OnboardingModel(services: mocks.provider)
            model.begin()
            XCTAssertEqual(model.message, "You are number 1.")
            XCTAssertNil(model.problem)
        }

        @MainActor
        func testTheScanWaitsForTheModels() async throws {
            let mocks = MockServices()
            let model = OnboardingModel(services: mocks.provider)
            model.begin()
            XCTAssertEqual(model.message, "The scanner is starting.")
            XCTAssertTrue(model.isBusy)
            XCTAssertEqual(mocks.ocrScan.calls, [])
            mocks.ocrScan.loadModels()
            XCTAssertEqual(mocks.ocrScan.calls, [.loadModels, .scanCard])
            XCTAssertEqual(model.stage, .agent)
            XCTAssertEqual(mocks.callsOutOfOrder, [])
        }

        @MainActor
        func testAPersonCanStopWaitingForTheModels() async throws {
            let mocks = MockServices()
            let model = OnboardingModel(services: mocks.provider)
            model.begin()
            model.cancel()
            mocks.ocrScan.loadModels()
            XCTAssertEqual(model.stage, .card)
            XCTAssertEqual(mocks.ocrScan.calls, [.loadModels])
            model.retry()
            XCTAssertEqual(mocks.ocrScan.calls, [.loadModels, .scanCard])
            XCTAssertEqual(mocks.callsOutOfOrder, [])
        }

        @MainActor
        func testModelsThatCannotBeLoadedAreAProblem() async throws {
            let mocks = MockServices()
            mocks.ocrScan.failNext(.loadModels, with: .notLicensed)
            let model = OnboardingModel(services: mocks.provider)
            model.begin()
            mocks.ocrScan.loadModels()
            XCTAssertEqual(model.stage, .done(.branchNeeded))
            XCTAssertFalse(model.isBusy)
        }

        @MainActor
        func testAnAgentMayDecline() async throws {
            let mocks = launchedMocks()
            mocks.prepareVideoBanking = { call in
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
