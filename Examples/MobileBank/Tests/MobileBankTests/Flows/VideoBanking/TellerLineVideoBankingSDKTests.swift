#if DEBUG
    import Combine
    import TellerLine
    import XCTest

    @testable import MobileBank

    /// Tests of ``TellerLineVideoBankingSDK`` against the stand-in for TellerLine.
    nonisolated final class TellerLineVideoBankingSDKTests: XCTestCase {
        @MainActor
        func testItKeepsToTheFlow() async throws {
            var line = TellerLineConnection(apiKey: "demo", events: [])
            var contract = VideoBankingContract { scenario in
                switch scenario {
                case .estimateWaitSucceeds, .requestAgentSucceeds, .hangUp, .queueMoves, .agentAnswers, .agentDecides,
                    .lineDrops:
                    line = TellerLineConnection(apiKey: "demo", events: [])
                case .estimateWaitFailsWithServiceFailed, .requestAgentFailsWithServiceFailed:
                    line = TellerLineConnection(apiKey: "revoked")
                default: return nil
                }
                return TellerLineVideoBankingSDK(manager: self.launched(line))
            }
            contract.trigger = { event, _ in
                switch event {
                case .queueMoves: line.simulate(.moved(position: 1))
                case .agentAnswers: line.simulate(.answered(agentName: "Ada"))
                case .agentDecides: line.simulate(.decided(isApproved: true))
                case .lineDrops: line.simulate(.dropped)
                }
            }
            let violations = try await contract.violations()
            XCTAssertEqual(violations, [])
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
        func testALostLineIsAFailure() async throws {
            let line = TellerLineConnection(apiKey: "demo", events: [.dropped])
            let sdk = TellerLineVideoBankingSDK(manager: launched(line))
            let statuses = Recorder(sdk.statusPublisher)
            sdk.requestAgent(about: .specimen)
            let all = await statuses.first(4)
            guard case .failed(.lineLost) = all.last else { return XCTFail("\(all)") }
            XCTAssertEqual(line.currentCall?.hasLeft, true)
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

        @MainActor
        func testHangingUpAtOnceJoinsNoCall() async throws {
            let line = TellerLineConnection(apiKey: "demo")
            let sdk = TellerLineVideoBankingSDK(manager: launched(line))
            let statuses = Recorder(sdk.statusPublisher)
            sdk.requestAgent(about: .specimen)
            sdk.hangUp()
            // As long as the SDK takes for something else.
            _ = await Recorder(sdk.estimateWait().replaceError(with: 0)).first(1)
            XCTAssertNil(line.currentCall)
            XCTAssertEqual(statuses.values.map(\.kind), [.idle, .connecting, .idle])
        }

        @MainActor
        func testADroppedWrapperLeavesItsCall() async throws {
            let line = TellerLineConnection(apiKey: "demo", events: [])
            let (joined, ended) = (XCTestExpectation(), XCTestExpectation())
            line.callDidEnd = { @Sendable in ended.fulfill() }
            var sdk: TellerLineVideoBankingSDK? = TellerLineVideoBankingSDK(manager: launched(line))
            weak let dropped = sdk
            let subscription = sdk?.statusPublisher.sink {
                if $0.kind == .waiting { joined.fulfill() }
            }
            sdk?.requestAgent(about: .specimen)
            let isJoined = await XCTWaiter.fulfillment(of: [joined], timeout: 10)
            XCTAssertEqual(isJoined, .completed)
            sdk = nil
            XCTAssertNil(dropped)
            let hasEnded = await XCTWaiter.fulfillment(of: [ended], timeout: 10)
            XCTAssertEqual(hasEnded, .completed)
            withExtendedLifetime(subscription) {}
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
#endif
