// The onboarding in every scenario of its flows. flowgen derives the scenarios from the flow, so a new
// step or status is tested here without a change.

#if DEBUG
    import XCTest

    @testable import MobileBank

    nonisolated final class OnboardingScenarioTests: XCTestCase {
        override func setUp() { FlowTest.failOnBreach() }

        @MainActor
        func testNoScenarioOfTheChatLeavesThePersonWaiting() async throws {
            for scenario in ChatBotScenario.allCases where scenario != .setupSDK {
                let mocks = makeMocks()
                let model = OnboardingModel(services: mocks.provider)
                mocks.chatBot.play(scenario)
                XCTAssertFalse(model.isBusy, "\(scenario)")
                XCTAssertEqual(model.stage, .help, "\(scenario)")
                XCTAssertTrue(model.message != nil || model.problem != nil, "\(scenario)")
            }
        }

        @MainActor
        func testEachFailureOfTheScanIsAProblem() async throws {
            // The person cancels a scan, not the scanner.
            for scenario in OCRScanScenario.allCases where scenario != .cancelScan {
                let mocks = makeMocks()
                mocks.ocrScan.onScanCard = { _ in try await noAnswer() }
                let model = OnboardingModel(services: mocks.provider)
                model.begin()
                mocks.ocrScan.play(scenario)
                XCTAssertEqual(model.problem != nil, fails(scenario), "\(scenario)")
                XCTAssertEqual(model.isBusy, !fails(scenario), "\(scenario)")
            }
        }

        @MainActor
        func testEachFailureOfTheCheckIsAProblem() async throws {
            for scenario in LivenessDetectionScenario.allCases {
                let mocks = await launchedMocks()
                mocks.livenessDetection.onStartCheck = { _, _, _ in try await noAnswer() }
                let model = OnboardingModel(services: mocks.provider)
                model.begin()
                await mocks.ocrScan.finishSteps()
                mocks.livenessDetection.play(scenario)
                XCTAssertEqual(model.problem != nil, fails(scenario), "\(scenario)")
                XCTAssertEqual(model.isBusy, !fails(scenario), "\(scenario)")
            }
        }

        @MainActor
        func testEachFailureOfACallIsAProblem() async throws {
            for scenario in VideoBankingScenario.allCases {
                let mocks = await launchedMocks()
                mocks.prepareVideoBanking = { $0.onRequestAgent = { _, _ in try await noAnswer() } }
                let model = OnboardingModel(services: mocks.provider)
                model.begin()
                await mocks.ocrScan.finishSteps()
                await mocks.livenessDetection.finishSteps()
                let call = try XCTUnwrap(mocks.videoBankings.first, "\(scenario)")
                call.play(scenario)
                XCTAssertEqual(model.problem != nil, fails(scenario), "\(scenario)")
            }
        }

        /// Whether the scenario comes to a status of failure.
        @MainActor
        private func fails(_ scenario: some FlowScenario) -> Bool {
            scenario.moves.flatMap(\.statuses).contains { $0.failure != nil }
        }
    }
#endif
