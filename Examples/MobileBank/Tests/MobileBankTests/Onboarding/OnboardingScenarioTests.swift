// The onboarding along every way through its flows. The ways have names, which flowgen derives from the
// flow: a step or status that comes new to the flow is met here by itself.

#if DEBUG
    import XCTest

    @testable import MobileBank

    nonisolated final class OnboardingScenarioTests: XCTestCase {
        @MainActor
        func testNoWayThroughTheChatLeavesThePersonWaiting() async throws {
            for path in MockChatBotSDK.Path.allCases {
                let mocks = MockServices()
                let model = OnboardingModel(services: mocks.provider)
                mocks.chatBot.play(path)
                XCTAssertFalse(model.isBusy, "\(path)")
                XCTAssertEqual(model.stage, .help, "\(path)")
                if path != .setupSDK {
                    XCTAssertTrue(model.message != nil || model.problem != nil, "\(path)")
                }
            }
        }

        @MainActor
        func testOnEveryWayOfAScanThePersonIsToldSomething() async throws {
            for path in MockOCRScanSDK.Path.allCases where path != .loadModelsSucceeds {
                let mocks = MockServices()
                // The scanner says nothing by itself.
                mocks.ocrScan.scanCardHandler = { _ in }
                let model = OnboardingModel(services: mocks.provider)
                model.begin()
                mocks.ocrScan.play(path)
                XCTAssertTrue(model.message != nil || model.problem != nil, "\(path)")
                XCTAssertNotEqual(model.stage, .help, "\(path)")
            }
        }

        @MainActor
        func testOnEveryWayOfTheCheckThePersonIsToldSomething() async throws {
            for path in MockLivenessDetectionSDK.Path.allCases {
                let mocks = MockServices()
                mocks.livenessDetection.startCheckHandler = { _, _ in }
                let model = OnboardingModel(services: mocks.provider)
                model.begin()
                mocks.livenessDetection.play(path)
                XCTAssertTrue(model.message != nil || model.problem != nil, "\(path)")
                XCTAssertNotEqual(model.stage, .card, "\(path)")
            }
        }

        @MainActor
        func testOnEveryWayOfACallThePersonIsToldSomethingOrItIsOver() async throws {
            for path in MockVideoBankingSDK.Path.allCases {
                let mocks = MockServices()
                // The agent's line says nothing by itself.
                mocks.prepareCall = { $0.requestAgentHandler = { _, _ in } }
                let model = OnboardingModel(services: mocks.provider)
                model.begin()
                let call = try XCTUnwrap(mocks.calls.first, "\(path)")
                call.play(path)
                switch model.stage {
                case .done: XCTAssertFalse(model.isBusy, "\(path)")
                case .agent:
                    XCTAssertTrue(model.message != nil || model.problem != nil, "\(path)")
                default: XCTFail("\(path): \(model.stage)")
                }
            }
        }
    }
#endif
