// What goes wrong in an onboarding, and how the person gets on: trying again, cancelling, a branch.

#if DEBUG
    import Combine
    import XCTest

    @testable import MobileBank

    nonisolated final class OnboardingFailureTests: XCTestCase {
        override func setUp() { FlowTest.failOnBreach() }

        @MainActor
        func testAnUnreadableCardIsScannedAgain() async throws {
            let mocks = await launchedMocks()
            mocks.ocrScan.onScanCard = { _ in throw OCRScanError.unreadable(hint: "Closer.", attempts: 1) }
            let model = OnboardingModel(services: mocks.provider)
            model.begin()
            await mocks.finishSteps()
            XCTAssertEqual(model.problem, OnboardingProblem(text: "Closer.", canRetry: true))
            XCTAssertEqual(model.stage, .card)
            XCTAssertFalse(model.isBusy)
            mocks.ocrScan.onScanCard = { _ in .recognized(card: .specimen) }
            model.retry()
            XCTAssertNil(model.problem)
            await mocks.finishSteps()
            XCTAssertEqual(model.stage, .agent)
            XCTAssertEqual(mocks.ocrScan.calls, [.loadModels, .scanCard, .scanCard])
        }

        @MainActor
        func testTheThirdFailureSendsThePersonToABranch() async throws {
            let mocks = await launchedMocks()
            mocks.livenessDetection.onStartCheck = { _, _, _ in throw LivenessDetectionError.notLive }
            let model = OnboardingModel(services: mocks.provider)
            model.begin()
            await mocks.finishSteps()
            model.retry()
            await mocks.finishSteps()
            XCTAssertEqual(model.stage, .liveness)
            model.retry()
            await mocks.finishSteps()
            XCTAssertEqual(model.stage, .done(.branchNeeded))
            model.retry()
            XCTAssertEqual(mocks.livenessDetection.startCheckCalls.count, 3)
            XCTAssertTrue(mocks.videoBankings.isEmpty)
        }

        @MainActor
        func testFailuresAreCountedInEachStageAnew() async throws {
            let mocks = await launchedMocks()
            var (scans, checks) = (0, 0)
            mocks.ocrScan.onScanCard = { _ in
                scans += 1
                if scans < OnboardingModel.attemptsPerStage { throw OCRScanError.cameraDenied }
                return .recognized(card: .specimen)
            }
            mocks.livenessDetection.onStartCheck = { _, _, _ in
                checks += 1
                if checks < OnboardingModel.attemptsPerStage { throw LivenessDetectionError.notLive }
                return .passed(confidence: 1)
            }
            let model = OnboardingModel(services: mocks.provider)
            model.begin()
            await mocks.finishSteps()
            while model.problem != nil, model.stage != .done(.branchNeeded) {
                model.retry()
                await mocks.finishSteps()
            }
            XCTAssertEqual(model.stage, .agent)
        }

        @MainActor
        func testACancelledCheckCanBeTakenUpAgain() async throws {
            let mocks = await launchedMocks()
            mocks.livenessDetection.onStartCheck = { _, _, _ in try await noAnswer() }
            let model = OnboardingModel(services: mocks.provider)
            let messages = Recorder(model.$message.compactMap { $0 })
            model.begin()
            _ = await messages.first(2)
            model.cancel()
            XCTAssertEqual(model.stage, .liveness)
            XCTAssertFalse(model.isBusy)
            mocks.livenessDetection.onStartCheck = { _, _, _ in .passed(confidence: 1) }
            model.retry()
            await mocks.finishSteps()
            XCTAssertEqual(model.stage, .agent)
            XCTAssertEqual(mocks.livenessDetection.calls, [.startCheck, .cancelCheck, .startCheck])
        }

        @MainActor
        func testThereIsNothingToCancelAfterAFailure() async throws {
            let mocks = await launchedMocks()
            mocks.ocrScan.onScanCard = { _ in throw OCRScanError.cameraDenied }
            let model = OnboardingModel(services: mocks.provider)
            model.begin()
            await mocks.finishSteps()
            model.cancel()
            XCTAssertEqual(mocks.ocrScan.calls, [.loadModels, .scanCard])
            XCTAssertEqual(model.problem?.text, "Please let the app use the camera.")
        }

        @MainActor
        func testACancelledScanTurnsTheCameraOff() async throws {
            let mocks = await launchedMocks()
            mocks.ocrScan.onScanCard = { _ in try await noAnswer() }
            let model = OnboardingModel(services: mocks.provider)
            model.begin()
            model.cancel()
            XCTAssertEqual(mocks.ocrScan.calls, [.loadModels, .scanCard, .cancelScan])
            XCTAssertEqual(model.stage, .card)
            XCTAssertEqual(model.problem?.canRetry, true)
        }

        @MainActor
        func testALostLineIsCalledAgainInANewSession() async throws {
            let mocks = await launchedMocks()
            mocks.prepareVideoBanking = { $0.onRequestAgent = { _, _ in try await noAnswer() } }
            let model = OnboardingModel(services: mocks.provider)
            model.begin()
            await mocks.ocrScan.finishSteps()
            await mocks.livenessDetection.finishSteps()
            mocks.videoBankings.first?.play(.lineDrops)
            XCTAssertEqual(model.problem?.text, "The connection was lost.")
            model.retry()
            XCTAssertEqual(mocks.videoBankings.count, 2)
            mocks.videoBankings.first?.play(.agentDecides)
            XCTAssertEqual(model.stage, .agent, "the old call is not listened to any more")
            mocks.videoBankings.last?.play(.agentDecides)
            XCTAssertEqual(model.stage, .done(.accountOpened))
        }

        @MainActor
        func testHangingUpLeavesTheQueue() async throws {
            let mocks = await launchedMocks()
            let model = OnboardingModel(services: mocks.provider)
            model.begin()
            await mocks.finishSteps()
            XCTAssertEqual(model.message, "You are number 1.")
            model.cancel()
            XCTAssertEqual(mocks.videoBankings.first?.calls, [.estimateWait, .requestAgent, .hangUp])
            XCTAssertEqual(model.stage, .agent)
            XCTAssertNil(model.message)
        }
    }
#endif
