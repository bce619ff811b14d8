// The onboarding in every scenario of its flows. flowgen derives the scenarios from the flow, so a new
// step or status is tested here without a change.

#if DEBUG
    import XCTest

    @testable import MobileBank

    nonisolated final class OnboardingScenarioTests: XCTestCase {
        @MainActor
        func testNoScenarioOfTheChatLeavesThePersonWaiting() async throws {
            for scenario in ChatBotFlow.Scenario.allCases {
                let mocks = launchedMocks()
                let model = OnboardingModel(services: mocks.provider)
                mocks.chatBot.play(scenario)
                XCTAssertFalse(model.isBusy, "\(scenario)")
                XCTAssertEqual(model.stage, .help, "\(scenario)")
                if scenario != .setupSDK {
                    XCTAssertTrue(model.message != nil || model.problem != nil, "\(scenario)")
                }
            }
        }

        @MainActor
        func testInEveryScenarioOfTheScanThePersonIsToldSomething() async throws {
            for scenario in OCRScanFlow.Scenario.allCases where scenario != .loadModelsSucceeds {
                let mocks = launchedMocks()
                // The scanner says nothing by itself.
                mocks.ocrScan.scanCardHandler = { _ in }
                let model = OnboardingModel(services: mocks.provider)
                model.begin()
                mocks.ocrScan.play(scenario)
                XCTAssertTrue(model.message != nil || model.problem != nil, "\(scenario)")
                XCTAssertNotEqual(model.stage, .help, "\(scenario)")
            }
        }

        @MainActor
        func testInEveryScenarioOfTheCheckThePersonIsToldSomething() async throws {
            for scenario in LivenessDetectionFlow.Scenario.allCases {
                let mocks = launchedMocks()
                mocks.livenessDetection.startCheckHandler = { _, _ in }
                let model = OnboardingModel(services: mocks.provider)
                model.begin()
                mocks.livenessDetection.play(scenario)
                XCTAssertTrue(model.message != nil || model.problem != nil, "\(scenario)")
                XCTAssertNotEqual(model.stage, .card, "\(scenario)")
            }
        }

        @MainActor
        func testInEveryScenarioOfACallThePersonIsToldSomethingOrItEnds() async throws {
            for scenario in VideoBankingFlow.Scenario.allCases {
                let mocks = launchedMocks()
                // The agent's line says nothing by itself.
                mocks.prepareVideoBanking = { $0.requestAgentHandler = { _, _ in } }
                let model = OnboardingModel(services: mocks.provider)
                model.begin()
                let call = try XCTUnwrap(mocks.videoBankings.first, "\(scenario)")
                call.play(scenario)
                switch model.stage {
                case .done: XCTAssertFalse(model.isBusy, "\(scenario)")
                case .agent:
                    XCTAssertTrue(model.message != nil || model.problem != nil, "\(scenario)")
                default: XCTFail("\(scenario): \(model.stage)")
                }
            }
        }
    }
#endif
