import Combine
import TellerLine
import XCTest

@testable import MobileBank

/// Tests of ``TellerLineVideoBankingSDK`` against the stand-in for TellerLine.
nonisolated final class TellerLineVideoBankingSDKTests: XCTestCase {
    @MainActor
    func testEstimateWait() async throws {
        try await Self.contract.holds(for: .estimateWait)
    }

    @MainActor
    func testEstimateWaitFails() async throws {
        let line = TellerLineConnection(apiKey: "revoked")
        let sdk = TellerLineVideoBankingSDK(manager: launched(line))
        let minutes = Recorder(sdk.estimateWait().map(Optional.some).replaceError(with: nil))
        let all = await minutes.first(1)
        XCTAssertEqual(all, [nil])
    }

    @MainActor
    func testRequestAgentEndsInWaiting() async throws {
        try await Self.contract.holds(for: .requestAgent, endingIn: .waiting)
    }

    @MainActor
    func testRequestAgentEndsInFailed() async throws {
        let sdk = TellerLineVideoBankingSDK(manager: launched(TellerLineConnection(apiKey: "demo")))
        let statuses = Recorder(sdk.statusPublisher)
        sdk.requestAgent(about: .specimen, language: "xx")
        let all = await statuses.first(3)
        XCTAssertEqual(all.map(\.kind), [.idle, .connecting, .failed])
        guard case .failed(.noAgent) = all.last else { return XCTFail("\(all)") }
    }

    @MainActor
    func testTheWaitIsToldInMinutes() async throws {
        let sdk = TellerLineVideoBankingSDK(manager: launched(TellerLineConnection(apiKey: "demo")))
        let minutes = Recorder(sdk.estimateWait().map(Optional.some).replaceError(with: nil))
        let all = await minutes.first(1)
        XCTAssertEqual(all, [3])
    }

    @MainActor
    func testACallBeforeTheLaunchFails() async throws {
        let sdk = TellerLineVideoBankingSDK(manager: TellerLineManager())
        let statuses = Recorder(sdk.statusPublisher)
        sdk.requestAgent(about: .specimen)
        let all = await statuses.first(3)
        guard case .failed(.serviceFailed(TellerError.notOpen)) = all.last else {
            return XCTFail("\(all)")
        }
    }

    @MainActor
    func testTheEventsOfACallAreToldInOrder() async throws {
        let sdk = TellerLineVideoBankingSDK(manager: launched(TellerLineConnection(apiKey: "demo")))
        let statuses = Recorder(sdk.statusPublisher)
        sdk.requestAgent(about: .specimen)
        let all = await statuses.first(6)
        XCTAssertEqual(
            all.map(\.kind), [.idle, .connecting, .waiting, .waiting, .talking, .ended])
        guard case .waiting(position: 1) = all[3], case .talking(agent: "Noor") = all[4],
            case .ended(.approved) = all[5]
        else { return XCTFail("\(all)") }
    }

    @MainActor
    func testQueueMoves() async throws {
        try await Self.contract.holds(when: .queueMoves)
    }

    @MainActor
    func testAgentAnswers() async throws {
        try await Self.contract.holds(when: .agentAnswers)
    }

    @MainActor
    func testAgentDecides() async throws {
        try await Self.contract.holds(when: .agentDecides)
    }

    @MainActor
    func testLineDrops() async throws {
        try await Self.contract.holds(when: .lineDrops)
    }

    @MainActor
    func testALostLineIsAFailure() async throws {
        let line = TellerLineConnection(apiKey: "demo", events: [.dropped])
        let sdk = TellerLineVideoBankingSDK(manager: launched(line))
        let statuses = Recorder(sdk.statusPublisher)
        sdk.requestAgent(about: .specimen)
        let all = await statuses.first(4)
        guard case .failed(.lineLost) = all.last else { return XCTFail("\(all)") }
    }

    @MainActor
    func testSetMuted() async throws {
        let line = TellerLineConnection(apiKey: "demo", events: [.answered(agentName: "Noor")])
        let sdk = TellerLineVideoBankingSDK(manager: launched(line))
        let statuses = Recorder(sdk.statusPublisher)
        sdk.requestAgent(about: .specimen)
        _ = await statuses.first(4)
        sdk.setMuted(true)
        XCTAssertEqual(line.currentCall?.isMicrophoneOn, false)
        sdk.setMuted(false)
        XCTAssertEqual(line.currentCall?.isMicrophoneOn, true)
        sdk.hangUp()
    }

    @MainActor
    func testHangUp() async throws {
        let line = TellerLineConnection(apiKey: "demo", events: [])
        let sdk = TellerLineVideoBankingSDK(manager: launched(line))
        let statuses = Recorder(sdk.statusPublisher)
        sdk.requestAgent(about: .specimen)
        _ = await statuses.first(3)
        sdk.hangUp()
        XCTAssertEqual(statuses.values.map(\.kind), [.idle, .connecting, .waiting, .idle])
        XCTAssertEqual(line.currentCall?.hasLeft, true)
    }

    /// What the flow promises, asked of ``TellerLineVideoBankingSDK``.
    @MainActor
    private static var contract: VideoBankingContract {
        VideoBankingContract(make: makeVideoBankingSDK, cause: cause)
    }

    /// Makes a fresh ``TellerLineVideoBankingSDK`` for a way through the flow.
    @MainActor
    private static func makeVideoBankingSDK(
        for way: VideoBankingContract.Way
    ) async throws -> any VideoBankingSDK {
        // The key decides about all calls of the line. In them happens what `cause` lets happen.
        let answers = way.moves.filter { $0.step == .requestAgent && !$0.isUnderWay }
        let error = way.moves.last?.error ?? "serviceFailed"
        guard Set(answers.map(\.fails)).count < 2, error == "serviceFailed" else {
            throw XCTSkip("the stand-in cannot")
        }
        let isRevoked = way == .estimateWaitFails || answers.contains(where: \.fails)
        let line = TellerLineConnection(apiKey: isRevoked ? "revoked" : "demo", events: [])
        let manager = TellerLineManager(connection: line)
        manager.launch(options: [:])
        return TellerLineVideoBankingSDK(manager: manager)
    }

    /// Brings about an event.
    @MainActor
    private static func cause(
        _ event: VideoBankingContract.Event,
        on sdk: any VideoBankingSDK
    ) async throws {
        let wrapper = try XCTUnwrap(sdk as? TellerLineVideoBankingSDK)
        switch event {
        case .queueMoves: wrapper.queueMoves(to: 1)
        case .agentAnswers: wrapper.agentAnswers("Noor")
        case .agentDecides: wrapper.agentDecides(.approved)
        case .lineDrops: wrapper.lineDrops()
        }
    }

    @MainActor
    func testHangingUpAtOnceLeavesTheCallThatIsBeingJoined() async throws {
        let line = TellerLineConnection(apiKey: "demo")
        let callEnded = XCTestExpectation()
        line.callDidEnd = { @Sendable in callEnded.fulfill() }
        let sdk = TellerLineVideoBankingSDK(manager: launched(line))
        let statuses = Recorder(sdk.statusPublisher)
        sdk.requestAgent(about: .specimen)
        sdk.hangUp()
        let ended = await XCTWaiter.fulfillment(of: [callEnded], timeout: 10)
        XCTAssertEqual(ended, .completed)
        XCTAssertEqual(statuses.values.map(\.kind), [.idle, .connecting, .idle])
    }

    @MainActor
    func testANewCallLeavesTheOldOne() async throws {
        let line = TellerLineConnection(apiKey: "demo", events: [.dropped])
        let sdk = TellerLineVideoBankingSDK(manager: launched(line))
        let statuses = Recorder(sdk.statusPublisher)
        sdk.requestAgent(about: .specimen)
        _ = await statuses.first(4)
        let old = try XCTUnwrap(line.currentCall)
        sdk.requestAgent(about: .specimen)
        XCTAssertTrue(old.hasLeft)
        let all = await statuses.first(7)
        XCTAssertEqual(all.suffix(3).map(\.kind), [.connecting, .waiting, .failed])
    }

    @MainActor
    func testTheCameraRestsInTheBackground() async throws {
        let line = TellerLineConnection(apiKey: "demo")
        let manager = launched(line)
        manager.enterBackground()
        XCTAssertTrue(line.isCameraPaused)
        manager.enterForeground()
        XCTAssertFalse(line.isCameraPaused)
    }

    @MainActor
    private func launched(_ connection: TellerLineConnection) -> TellerLineManager {
        let manager = TellerLineManager(connection: connection)
        manager.launch(options: [:])
        return manager
    }
}
