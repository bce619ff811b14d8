// What goes wrong in an onboarding, and how the person gets on: trying again, cancelling, a branch.

#if DEBUG
    import XCTest

    @testable import MobileBank

    nonisolated final class OnboardingFailureTests: XCTestCase {
        @MainActor
        func testAnUnreadableCardIsScannedAgain() async throws {
            let mocks = launchedMocks()
            mocks.ocrScan.script(
                .scanCard, .scanning, .failed(reason: .unreadable(hint: "Closer.", attempts: 1)))
            let model = OnboardingModel(services: mocks.provider)
            model.begin()
            XCTAssertEqual(model.problem, OnboardingProblem(text: "Closer.", canRetry: true))
            XCTAssertEqual(model.stage, .card)
            XCTAssertFalse(model.isBusy)
            model.retry()
            XCTAssertNil(model.problem)
            XCTAssertEqual(model.stage, .agent)
            XCTAssertEqual(mocks.ocrScan.calls, [.loadModels, .scanCard, .scanCard])
            XCTAssertEqual(mocks.callsOutOfOrder, [])
        }

        @MainActor
        func testTheThirdFailureSendsThePersonToABranch() async throws {
            let mocks = launchedMocks()
            for _ in 1...OnboardingModel.attemptsPerStage {
                mocks.livenessDetection.follow(.startCheckFails)
            }
            let model = OnboardingModel(services: mocks.provider)
            model.begin()
            model.retry()
            XCTAssertEqual(model.stage, .liveness)
            model.retry()
            XCTAssertEqual(model.stage, .done(.branchNeeded))
            model.retry()
            XCTAssertEqual(mocks.livenessDetection.startCheckCalls.count, 3)
            XCTAssertTrue(mocks.videoBankings.isEmpty)
        }

        @MainActor
        func testFailuresAreCountedInEachStageAnew() async throws {
            let mocks = launchedMocks()
            for _ in 1..<OnboardingModel.attemptsPerStage {
                mocks.ocrScan.script(.scanCard, .scanning, .failed(reason: .cameraDenied))
                mocks.livenessDetection.follow(.startCheckFails)
            }
            let model = OnboardingModel(services: mocks.provider)
            model.begin()
            while model.problem != nil, model.stage != .done(.branchNeeded) { model.retry() }
            XCTAssertEqual(model.stage, .agent)
        }

        @MainActor
        func testWhatCannotBeRetriedEndsTheOnboarding() async throws {
            let mocks = launchedMocks()
            mocks.ocrScan.script(.scanCard, .scanning, .failed(reason: .notLicensed))
            let model = OnboardingModel(services: mocks.provider)
            model.begin()
            XCTAssertEqual(model.stage, .done(.branchNeeded))
            XCTAssertEqual(model.problem?.canRetry, false)
        }

        @MainActor
        func testTheCheckLeadsToTheAgentInEveryScenarioThatSucceeds() async throws {
            let scenarios: [LivenessDetectionFlow.Scenario] = [
                .startCheckSucceeds, .startCheckSucceedsFromFailed,
            ]
            for scenario in scenarios {
                let mocks = launchedMocks()
                mocks.livenessDetection.follow(scenario)
                let model = OnboardingModel(services: mocks.provider)
                model.begin()
                while model.stage == .liveness, model.problem != nil { model.retry() }
                XCTAssertEqual(model.stage, .agent, "\(scenario)")
                XCTAssertEqual(mocks.callsOutOfOrder, [], "\(scenario)")
            }
        }

        @MainActor
        func testACancelledCheckCanBeTakenUpAgain() async throws {
            let mocks = launchedMocks()
            mocks.livenessDetection.script(.startCheck, .checking)
            let model = OnboardingModel(services: mocks.provider)
            model.begin()
            model.cancel()
            XCTAssertEqual(model.stage, .liveness)
            XCTAssertFalse(model.isBusy)
            model.retry()
            XCTAssertEqual(model.stage, .agent)
            XCTAssertEqual(mocks.livenessDetection.calls, [.startCheck, .cancelCheck, .startCheck])
            XCTAssertEqual(mocks.callsOutOfOrder, [])
        }

        @MainActor
        func testWhatComesAfterCancellingIsIgnored() async throws {
            let mocks = launchedMocks()
            mocks.ocrScan.script(.scanCard, .scanning)
            mocks.livenessDetection.script(.startCheck, .checking)
            let model = OnboardingModel(services: mocks.provider)
            model.begin()
            model.cancel()
            mocks.ocrScan.send(.recognized(card: .specimen))
            XCTAssertEqual(model.stage, .card)
            model.retry()
            model.cancel()
            mocks.livenessDetection.send(.passed(confidence: 1))
            XCTAssertEqual(model.stage, .liveness)
            model.retry()
            model.cancel()
            mocks.videoBankings.last?.send(event: .agentDecides)
            XCTAssertEqual(model.stage, .agent)
        }

        @MainActor
        func testThereIsNothingToCancelAfterAFailure() async throws {
            let mocks = launchedMocks()
            mocks.ocrScan.script(.scanCard, .scanning, .failed(reason: .cameraDenied))
            let model = OnboardingModel(services: mocks.provider)
            model.begin()
            model.cancel()
            XCTAssertEqual(mocks.ocrScan.calls, [.loadModels, .scanCard])
            XCTAssertEqual(model.problem?.text, "Please let the app use the camera.")
        }

        @MainActor
        func testACancelledScanTurnsTheCameraOff() async throws {
            let mocks = launchedMocks()
            mocks.ocrScan.script(.scanCard, .scanning)
            let model = OnboardingModel(services: mocks.provider)
            model.begin()
            model.cancel()
            XCTAssertEqual(mocks.ocrScan.calls, [.loadModels, .scanCard, .cancelScan])
            XCTAssertEqual(model.stage, .card)
            XCTAssertEqual(model.problem?.canRetry, true)
        }

        @MainActor
        func testALostLineIsCalledAgainInANewSession() async throws {
            let mocks = launchedMocks()
            let model = OnboardingModel(services: mocks.provider)
            model.begin()
            mocks.videoBankings.first?.send(event: .lineDrops)
            XCTAssertEqual(model.problem?.text, "The connection was lost.")
            model.retry()
            XCTAssertEqual(mocks.videoBankings.count, 2)
            mocks.videoBankings.first?.send(event: .agentDecides)
            XCTAssertEqual(model.stage, .agent, "the old call is not listened to any more")
            mocks.videoBankings.last?.play(.agentDecides)
            XCTAssertEqual(model.stage, .done(.accountOpened))
        }

        @MainActor
        func testHangingUpLeavesTheQueue() async throws {
            let mocks = launchedMocks()
            let model = OnboardingModel(services: mocks.provider)
            model.begin()
            model.cancel()
            XCTAssertEqual(
                mocks.videoBankings.first?.calls, [.estimateWait, .requestAgent, .hangUp])
            XCTAssertEqual(model.stage, .agent)
            XCTAssertNil(model.message)
            XCTAssertEqual(mocks.callsOutOfOrder, [])
        }
    }
#endif
