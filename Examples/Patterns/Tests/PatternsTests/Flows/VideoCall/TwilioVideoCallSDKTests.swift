#if DEBUG
    @preconcurrency import TwilioVideo
    import XCTest

    @testable import Patterns

    /// Tests of ``TwilioVideoCallSDK`` against the stand-in for TwilioVideo, which calls its delegates on a
    /// queue of its own.
    nonisolated final class TwilioVideoCallSDKTests: XCTestCase {
        @MainActor
        func testItKeepsToTheFlow() async throws {
            let contract = VideoCallContract { scenario in
                // The contract's room is one that opens.
                guard !scenario.moves.contains(where: { $0.step == .join && $0.fails }) else {
                    throw ScenarioSkipped("the stand-in cannot")
                }
                let manager = TwilioManager { _ in
                    if scenario == .leaveFromConnecting {
                        try await Task.sleep(nanoseconds: 10_000_000_000)
                    }
                    return "token"
                }
                return TwilioVideoCallSDK(manager: manager)
            } trigger: { event, service in
                let wrapper = try XCTUnwrap(service as? TwilioVideoCallSDK)
                switch event {
                case .participantJoins: wrapper.participantJoins()
                case .participantLeaves: wrapper.participantLeaves()
                case .connectionBreaks: wrapper.connectionBreaks()
                case .connectionReturns: wrapper.connectionReturns()
                case .hostCloses: wrapper.hostCloses()
                case .callDrops: wrapper.callDrops(reason: .noSuchRoom)
                }
            }
            try await contract.assertHolds()
        }

        @MainActor
        func testJoinEndsInConnected() async throws {
            let sdk = TwilioVideoCallSDK(manager: TwilioManager())
            let statuses = Recorder(sdk.statuses)
            await sdk.join(room: "kitchen", as: "Ada")
            let all = await statuses.first(3)
            XCTAssertEqual(all.map(\.kind), [.idle, .connecting, .connected])
        }

        @MainActor
        func testJoinEndsInFailed() async throws {
            let sdk = TwilioVideoCallSDK(manager: TwilioManager())
            let statuses = Recorder(sdk.statuses)
            await sdk.join(room: "nowhere", as: "Ada")
            await sdk.join(room: "full", as: "Ada")
            let all = await statuses.first(5)
            guard case .failed(.noSuchRoom) = all[2] else { return XCTFail("\(all)") }
            guard case .failed(.roomFull) = all[4] else { return XCTFail("\(all)") }
        }

        @MainActor
        func testSetMuted() async throws {
            let (sdk, _) = try await call()
            sdk.setMuted(true)
            XCTAssertEqual(sdk.microphone?.isEnabled, false)
            sdk.setMuted(false)
            XCTAssertEqual(sdk.microphone?.isEnabled, true)
        }

        @MainActor
        func testLeave() async throws {
            let manager = TwilioManager { _ in
                try await Task.sleep(nanoseconds: 10_000_000_000)
                return "too late"
            }
            let sdk = TwilioVideoCallSDK(manager: manager)
            let statuses = Recorder(sdk.statuses)
            let joining = Task { await sdk.join(room: "kitchen", as: "Ada") }
            _ = await statuses.first(2)
            await sdk.leave()
            _ = await joining.value
            let all = await statuses.first(3)
            XCTAssertEqual(all.map(\.kind), [.idle, .connecting, .ended])
        }

        @MainActor
        func testParticipantJoins() async throws {
            let (sdk, room) = try await call()
            let statuses = Recorder(sdk.statuses)
            let people = Recorder(sdk.participantsValues)
            room.simulateArrival(of: "Noor")
            room.simulateArrival(of: "Kim")
            let all = await people.first(3)
            XCTAssertEqual(all.map { $0.map(\.name) }, [[], ["Noor"], ["Noor", "Kim"]])
            let kinds = await statuses.first(3).map(\.kind)
            XCTAssertEqual(kinds, [.connected, .connected, .connected])
        }

        @MainActor
        func testParticipantLeaves() async throws {
            let (sdk, room) = try await call()
            let people = Recorder(sdk.participantsValues)
            room.simulateArrival(of: "Noor")
            room.simulateArrival(of: "Kim")
            room.simulateDeparture(of: "Noor")
            let all = await people.first(4)
            XCTAssertEqual(all.last?.map(\.name), ["Kim"])
        }

        @MainActor
        func testParticipantsMicrophones() async throws {
            let (sdk, room) = try await call()
            let people = Recorder(sdk.participantsValues)
            room.simulateArrival(of: "Noor")
            room.simulateMicrophone(of: "Noor", on: false)
            room.simulateMicrophone(of: "Noor", on: true)
            let all = await people.first(4)
            XCTAssertEqual(all.map { $0.map(\.isMuted) }, [[], [false], [true], [false]])
        }

        @MainActor
        func testConnectionBreaks() async throws {
            let (sdk, room) = try await call()
            let statuses = Recorder(sdk.statuses)
            room.simulateInterruption(returns: false)
            let all = await statuses.first(2)
            XCTAssertEqual(all.map(\.kind).prefix(2), [.connected, .reconnecting])
        }

        @MainActor
        func testConnectionReturns() async throws {
            let (sdk, room) = try await call()
            let statuses = Recorder(sdk.statuses)
            room.simulateInterruption(returns: true)
            let all = await statuses.first(3)
            XCTAssertEqual(all.map(\.kind), [.connected, .reconnecting, .connected])
        }

        @MainActor
        func testHostCloses() async throws {
            let (sdk, room) = try await call()
            room.simulateArrival(of: "Noor")
            let statuses = Recorder(sdk.statuses)
            room.simulateClosing()
            let all = await statuses.first(3)
            XCTAssertEqual(all.last?.kind, .ended)
            XCTAssertEqual(sdk.participants, [])
        }

        @MainActor
        func testCallDrops() async throws {
            let (sdk, room) = try await call()
            let statuses = Recorder(sdk.statuses)
            room.simulateInterruption(returns: false)
            let all = await statuses.first(3)
            guard
                case .failed(.callFailed(TwilioVideoError.signalingConnectionDisconnected)) = all
                    .last
            else { return XCTFail("\(all)") }
        }

        /// A call that the person has joined, and the room it is in.
        @MainActor
        private func call() async throws -> (TwilioVideoCallSDK, Room) {
            let sdk = TwilioVideoCallSDK(manager: TwilioManager())
            await sdk.join(room: "kitchen", as: "Ada")
            return (sdk, try XCTUnwrap(TwilioVideoSDK.lastRoom))
        }
    }
#endif
