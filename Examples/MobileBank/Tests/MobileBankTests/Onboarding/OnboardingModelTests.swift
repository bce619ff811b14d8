// The onboarding with mocks in place of the SDKs: from the first question to the open account.

#if DEBUG
    import XCTest

    @testable import MobileBank

    nonisolated final class OnboardingModelTests: XCTestCase {
        // A step out of order, or a status that the flow does not have, fails the test.
        override func setUp() { FlowTest.failOnBreach() }

        @MainActor
        func testTheWholeOnboarding() async throws {
            let mocks = await launchedMocks()
            mocks.prepareVideoBanking = { $0.onRequestAgent = { _, _ in try await noAnswer() } }
            let model = OnboardingModel(services: mocks.provider)
            model.ask("What does it cost?")
            await mocks.chatBot.finishSteps()
            XCTAssertEqual(model.message, "Reply to: What does it cost?")
            model.begin()
            await mocks.ocrScan.finishSteps()
            await mocks.livenessDetection.finishSteps()
            XCTAssertEqual(model.stage, .agent)
            let call = try XCTUnwrap(mocks.videoBankings.first)
            call.play(.agentDecides)
            XCTAssertEqual(model.stage, .done(.accountOpened))
            XCTAssertFalse(model.isBusy)
            XCTAssertEqual(mocks.ocrScan.calls, [.loadModels, .scanCard])
            XCTAssertEqual(mocks.livenessDetection.startCheckCalls.map(\.card), [.specimen])
            XCTAssertEqual(call.calls, [.estimateWait, .requestAgent])
            XCTAssertEqual(call.requestAgentCalls.map(\.card), [.specimen])
        }

        @MainActor
        func testAPersonTurnsTheMicrophoneOff() async throws {
            let mocks = await launchedMocks()
            mocks.prepareVideoBanking = { $0.onRequestAgent = { _, _ in try await noAnswer() } }
            let model = OnboardingModel(services: mocks.provider)
            model.begin()
            await mocks.ocrScan.finishSteps()
            await mocks.livenessDetection.finishSteps()
            let call = try XCTUnwrap(mocks.videoBankings.first)
            call.play(.agentAnswers)
            XCTAssertEqual(model.message, "You are talking to agent.")
            model.setMuted(true)
            XCTAssertEqual(call.setMutedCalls, [true])
        }

        @MainActor
        func testAQuestionWithoutWordsIsNotAnswered() async throws {
            let mocks = await launchedMocks()
            mocks.chatBot.onStartChat = { _ in throw ChatBotError.emptyPrompt }
            let model = OnboardingModel(services: mocks.provider)
            model.ask("  ")
            await mocks.finishSteps()
            XCTAssertEqual(model.problem?.text, "Please type a question.")
            XCTAssertEqual(model.stage, .help)
            model.ask("What does it cost?")
            XCTAssertNil(model.problem)
            XCTAssertEqual(mocks.chatBot.startChatCalls, ["  ", "What does it cost?"])
        }

        @MainActor
        func testNoStepIsTakenBeforeItsTurn() async throws {
            let mocks = await launchedMocks()
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
            let mocks = await launchedMocks()
            mocks.ocrScan.onScanCard = { _ in try await noAnswer() }
            let model = OnboardingModel(services: mocks.provider)
            model.ask("What does it cost?")
            XCTAssertTrue(model.isBusy)
            model.begin()
            model.begin()
            model.ask("Anybody there?")
            await mocks.chatBot.finishSteps()
            XCTAssertEqual(mocks.chatBot.status.kind, .success)
            XCTAssertEqual(model.message, "Hold your card in the frame.")
            XCTAssertTrue(model.isBusy)
            XCTAssertEqual(mocks.ocrScan.calls, [.loadModels, .scanCard])
            XCTAssertEqual(mocks.chatBot.startChatCalls, ["What does it cost?"])
        }

        @MainActor
        func testThePersonIsToldOfEachStatusOfTheCheck() async throws {
            let mocks = await launchedMocks()
            mocks.livenessDetection.onStartCheck = { _, _, send in
                send(.challenged(challenge: .turnRight))
                send(.challenged(challenge: .smile))
                return .passed(confidence: 1)
            }
            let model = OnboardingModel(services: mocks.provider)
            let messages = Recorder(model.$message)
            model.begin()
            await mocks.finishSteps()
            XCTAssertEqual(
                messages.values.compactMap { $0 }.prefix(4),
                ["Hold your card in the frame.", "Look into the camera.", "Turn your head to the right.", "Smile."])
        }

        @MainActor
        func testThePersonIsToldOfTheQueue() async throws {
            let mocks = await launchedMocks()
            let model = OnboardingModel(services: mocks.provider)
            let messages = Recorder(model.$message)
            mocks.prepareVideoBanking = { call in
                call.onRequestAgent = { _, _ in
                    // An estimate that comes later is not told.
                    for _ in 0..<5_000 where !messages.values.contains("About 4 minutes.") {
                        try await Task.sleep(for: .milliseconds(1))
                    }
                    return .waiting(position: 7)
                }
            }
            model.begin()
            await mocks.finishSteps()
            XCTAssertEqual(messages.values.compactMap { $0 }.suffix(2), ["About 4 minutes.", "You are number 7."])
        }

        @MainActor
        func testAQueueOfUnknownLengthIsJoined() async throws {
            let mocks = await launchedMocks()
            mocks.prepareVideoBanking = { call in
                call.onEstimateWait = { throw VideoBankingError.lineLost }
                call.onRequestAgent = { _, _ in .waiting(position: 1) }
            }
            let model = OnboardingModel(services: mocks.provider)
            model.begin()
            await mocks.finishSteps()
            XCTAssertEqual(model.message, "You are number 1.")
            XCTAssertNil(model.problem)
        }

        @MainActor
        func testTheScanWaitsForTheModels() async throws {
            let mocks = makeMocks()
            let model = OnboardingModel(services: mocks.provider)
            model.begin()
            XCTAssertEqual(model.message, "The scanner is starting.")
            XCTAssertTrue(model.isBusy)
            XCTAssertEqual(mocks.ocrScan.calls, [])
            mocks.ocrScan.loadModels()
            await mocks.finishSteps()
            XCTAssertEqual(mocks.ocrScan.calls, [.loadModels, .scanCard])
            XCTAssertEqual(model.stage, .agent)
        }

        @MainActor
        func testAPersonCanStopWaitingForTheModels() async throws {
            let mocks = makeMocks()
            let model = OnboardingModel(services: mocks.provider)
            model.begin()
            model.cancel()
            mocks.ocrScan.loadModels()
            await mocks.finishSteps()
            XCTAssertEqual(model.stage, .card)
            XCTAssertEqual(mocks.ocrScan.calls, [.loadModels])
            model.retry()
            XCTAssertEqual(mocks.ocrScan.calls, [.loadModels, .scanCard])
        }

        @MainActor
        func testModelsThatCannotBeLoadedAreAProblem() async throws {
            let mocks = makeMocks()
            mocks.ocrScan.onLoadModels = { throw OCRScanError.notLicensed }
            let model = OnboardingModel(services: mocks.provider)
            model.begin()
            mocks.ocrScan.loadModels()
            await mocks.finishSteps()
            XCTAssertEqual(model.stage, .done(.branchNeeded))
            XCTAssertEqual(model.problem?.canRetry, false)
            XCTAssertFalse(model.isBusy)
        }
    }
#endif
