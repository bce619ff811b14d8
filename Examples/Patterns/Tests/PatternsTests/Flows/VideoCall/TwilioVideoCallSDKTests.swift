#if DEBUG
    @preconcurrency import TwilioVideo
    import XCTest

    @testable import Patterns

    /// Tests of ``TwilioVideoCallSDK`` against the stand-in for TwilioVideo, which calls its delegates on a queue of its
    /// own.
    nonisolated final class TwilioVideoCallSDKTests: XCTestCase {
        @MainActor
        func testItKeepsToTheFlow() async throws {
            var contract = VideoCallContract { scenario in
                // The contract's room is one that opens.
                if scenario.moves.contains(where: { $0.step != nil && $0.failure != nil }) { return nil }
                return TwilioVideoCallSDK(
                    manager: TwilioManager { _ in
                        if scenario == .leaveWhileConnecting { try await Task.sleep(for: .seconds(10)) }
                        return "token"
                    })
            }
            contract.trigger = { event, service in
                let sdk = try XCTUnwrap(service as? TwilioVideoCallSDK)
                let room = try XCTUnwrap(TwilioVideoSDK.lastRoom)
                let isLost = TwilioVideoError.signalingConnectionDisconnected
                switch event {
                case .participantJoins: room.simulateArrival(of: "Noor")
                case .participantLeaves:
                    room.simulateArrival(of: "Noor")
                    try await eventually { !sdk.participants.isEmpty }
                    room.simulateDeparture(of: "Noor")
                    try await eventually { sdk.participants.isEmpty }
                case .connectionBreaks: sdk.roomIsReconnecting(room: room, error: isLost)
                case .connectionReturns: sdk.roomDidReconnect(room: room)
                case .hostCloses: room.simulateClosing()
                case .callDrops: sdk.roomDidDisconnect(room: room, error: isLost)
                }
            }
            let violations = try await contract.violations()
            XCTAssertEqual(violations, [])
        }

        @MainActor
        func testRoomsThatCannotBeEntered() async throws {
            let sdk = TwilioVideoCallSDK(manager: TwilioManager())
            let missing = await sdk.join(room: "nowhere", as: "Ada")
            guard case .failed(.noSuchRoom) = missing else { return XCTFail("\(missing)") }
            let full = await sdk.join(room: "full", as: "Ada")
            guard case .failed(.roomFull) = full else { return XCTFail("\(full)") }
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
        func testThePeopleInTheRoom() async throws {
            let (sdk, room) = try await call()
            let people = Recorder(sdk.participantsValues)
            room.simulateArrival(of: "Noor")
            room.simulateMicrophone(of: "Noor", on: false)
            room.simulateMicrophone(of: "Noor", on: true)
            room.simulateArrival(of: "Kim")
            room.simulateDeparture(of: "Noor")
            let all = try await people.first(6)
            XCTAssertEqual(all.map { $0.map(\.name) }, [[], ["Noor"], ["Noor"], ["Noor"], ["Noor", "Kim"], ["Kim"]])
            XCTAssertEqual(all[1...3].map { $0.map(\.isMuted) }, [[false], [true], [false]])
        }

        @MainActor
        func testNobodyIsInAClosedRoom() async throws {
            let (sdk, room) = try await call()
            room.simulateArrival(of: "Noor")
            room.simulateClosing()
            try await eventually { sdk.status.kind == .ended }
            XCTAssertEqual(sdk.participants, [])
        }

        @MainActor
        func testCallDrops() async throws {
            let (sdk, room) = try await call()
            room.simulateInterruption(returns: false)
            try await eventually { sdk.status.kind == .failed }
            guard case .failed(.callFailed(TwilioVideoError.signalingConnectionDisconnected)) = sdk.status else {
                return XCTFail("\(sdk.status)")
            }
        }

        @MainActor
        func testACallerWhoIsCancelledIsNotInTheRoom() async throws {
            let sdk = TwilioVideoCallSDK(manager: TwilioManager())
            let joining = Task { await sdk.join(room: "silent", as: "Ada") }
            try await eventually { TwilioVideoSDK.lastRoom?.name == "silent" }
            let room = try XCTUnwrap(TwilioVideoSDK.lastRoom)
            joining.cancel()
            let end = await joining.value
            XCTAssertEqual(end.kind, .idle)
            try await eventually { room.delegate == nil }
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
