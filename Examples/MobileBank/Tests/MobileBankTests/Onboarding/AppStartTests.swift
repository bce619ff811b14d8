// The whole app without mocks: wrappers and managers over the stand-in SDKs.

import Combine
import TellerLine
import XCTest

@testable import MobileBank

nonisolated final class AppStartTests: XCTestCase {
    #if DEBUG
        // A step out of order, or a status that the flow does not have, fails the test.
        override func setUp() { FlowTest.failOnBreach() }
    #endif

    @MainActor
    func testALaunchedAppOpensAnAccount() async throws {
        let app = AppStart()
        app.launch()
        let model = app.makeOnboarding()
        let messages = Recorder(model.$message.compactMap { $0 })
        model.ask("What does it cost?")
        let replies = await messages.first(1)
        XCTAssertEqual(replies, ["Reply to: What does it cost?"])
        let stages = Recorder(model.$stage)
        model.begin()
        let all = await stages.first(5)
        XCTAssertEqual(all, [.help, .card, .liveness, .agent, .done(.accountOpened)])
    }

    @MainActor
    func testAPersonInAHurryWaitsForTheScanner() async throws {
        let app = AppStart()
        let model = app.makeOnboarding()
        let stages = Recorder(model.$stage)
        model.begin()
        app.launch()
        let all = await stages.first(5)
        XCTAssertEqual(all, [.help, .card, .liveness, .agent, .done(.accountOpened)])
    }

    @MainActor
    func testAnAgentMayDecline() async throws {
        let line = TellerLineConnection(
            apiKey: "demo", events: [.answered(agentName: "Noor"), .decided(isApproved: false)])
        let manager = IntegrationsManager(tellerLine: TellerLineManager(connection: line))
        manager.launch()
        let model = OnboardingModel(services: manager.services)
        let stages = Recorder(model.$stage)
        model.begin()
        let all = await stages.first(5)
        XCTAssertEqual(all, [.help, .card, .liveness, .agent, .done(.declined)])
    }
}
