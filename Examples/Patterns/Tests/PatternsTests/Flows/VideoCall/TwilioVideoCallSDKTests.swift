@preconcurrency import TwilioVideo
import XCTest

@testable import Patterns

/// Tests of ``TwilioVideoCallSDK`` against the stand-in for TwilioVideo, which tells its delegates of
/// everything on a queue of its own.
nonisolated final class TwilioVideoCallSDKTests: XCTestCase {
    @MainActor
    func testJoinEndsInConnected() async throws {
        try await Self.contract.holds(for: .join, endingIn: .connected)
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
        try await Self.contract.holds(for: .leave)
        let manager = TwilioManager { _ in
            try await Task.sleep(nanoseconds: 10_000_000_000)
            return "too late"
        }
        let sdk = TwilioVideoCallSDK(manager: manager)
        let statuses = Recorder(sdk.statuses)
        let joining = Task { await sdk.join(room: "kitchen", as: "Ada") }
        _ = await statuses.first(2)
        await sdk.leave()
        await joining.value
        let all = await statuses.first(3)
        XCTAssertEqual(all.map(\.kind), [.idle, .connecting, .ended])
    }

    @MainActor
    func testParticipantJoins() async throws {
        try await Self.contract.holds(when: .participantJoins)
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
        try await Self.contract.holds(when: .participantLeaves)
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
        try await Self.contract.holds(when: .connectionBreaks)
        let (sdk, room) = try await call()
        let statuses = Recorder(sdk.statuses)
        room.simulateInterruption(returns: false)
        let all = await statuses.first(2)
        XCTAssertEqual(all.map(\.kind).prefix(2), [.connected, .reconnecting])
    }

    @MainActor
    func testConnectionReturns() async throws {
        try await Self.contract.holds(when: .connectionReturns)
        let (sdk, room) = try await call()
        let statuses = Recorder(sdk.statuses)
        room.simulateInterruption(returns: true)
        let all = await statuses.first(3)
        XCTAssertEqual(all.map(\.kind), [.connected, .reconnecting, .connected])
    }

    @MainActor
    func testHostCloses() async throws {
        try await Self.contract.holds(when: .hostCloses)
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
        try await Self.contract.holds(when: .callDrops)
        let (sdk, room) = try await call()
        let statuses = Recorder(sdk.statuses)
        room.simulateInterruption(returns: false)
        let all = await statuses.first(3)
        guard
            case .failed(.callFailed(TwilioVideoError.signalingConnectionDisconnected)) = all.last
        else { return XCTFail("\(all)") }
    }

    /// What the flow promises, asked of ``TwilioVideoCallSDK``.
    @MainActor
    private static var contract: VideoCallContract {
        VideoCallContract(make: makeVideoCallSDK, cause: cause)
    }

    /// Makes a fresh ``TwilioVideoCallSDK`` for a way through the flow.
    @MainActor
    private static func makeVideoCallSDK(
        for way: VideoCallContract.Way
    ) async throws -> any VideoCallSDK {
        // The names of rooms that do not open are others than the way's.
        guard !way.moves.contains(where: { $0.step == .join && $0.fails }) else {
            throw XCTSkip("the stand-in cannot")
        }
        return TwilioVideoCallSDK(
            manager: TwilioManager { _ in
                if way == .leaveFromConnecting { try await Task.sleep(nanoseconds: 10_000_000_000) }
                return "token"
            })
    }

    /// Brings about an event.
    @MainActor
    private static func cause(
        _ event: VideoCallContract.Event,
        on sdk: any VideoCallSDK
    ) async throws {
        let wrapper = try XCTUnwrap(sdk as? TwilioVideoCallSDK)
        switch event {
        case .participantJoins: wrapper.participantJoins()
        case .participantLeaves: wrapper.participantLeaves()
        case .connectionBreaks: wrapper.connectionBreaks()
        case .connectionReturns: wrapper.connectionReturns()
        case .hostCloses: wrapper.hostCloses()
        case .callDrops: wrapper.callDrops(reason: .noSuchRoom)
        }
    }

    /// A call that the person has joined, and the room it is in.
    @MainActor
    private func call() async throws -> (TwilioVideoCallSDK, Room) {
        let sdk = TwilioVideoCallSDK(manager: TwilioManager())
        await sdk.join(room: "kitchen", as: "Ada")
        return (sdk, try XCTUnwrap(TwilioVideoSDK.lastRoom))
    }
}
