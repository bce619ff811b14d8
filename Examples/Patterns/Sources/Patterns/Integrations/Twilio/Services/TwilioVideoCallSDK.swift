import Foundation
@preconcurrency import TwilioVideo

/// Implements ``VideoCallSDK`` with Twilio.
@MainActor
final class TwilioVideoCallSDK: NSObject, VideoCallSDK {
    private let manager: TwilioManager
    private var client: Room?
    /// Sends what the others hear; nil if there is no microphone.
    let microphone = LocalAudioTrack()
    /// Finishes when the room is entered, fails if it cannot be entered.
    private var entrance: AsyncThrowingStream<Void, any Error>.Continuation?
    private let flow = FlowRunner<VideoCallFlow> { TwilioVideoCallSDK.videoCallError(for: $0) }
    private let participantsSubject = ObservedValue<[Participant]>([])

    init(manager: TwilioManager) {
        self.manager = manager
        super.init()
    }

    var status: VideoCallStatus { flow.status }
    var statuses: AsyncStream<VideoCallStatus> { flow.statuses }

    var participants: [Participant] { participantsSubject.value }
    var participantsValues: AsyncStream<[Participant]> { participantsSubject.stream }

    @discardableResult
    func join(room: String, as name: String) async -> VideoCallStatus {
        await flow.run(.join, via: .connecting) { [manager, microphone, weak self] _ in
            let options = try await manager.makeOptions(
                room: room, name: name, microphone: microphone)
            try Task.checkCancellation()
            let (entering, entrance) = AsyncThrowingStream<Void, any Error>.makeStream()
            let room = self?.enter(options, entrance)
            for try await _ in entering {}
            guard !Task.isCancelled else {
                // Nobody waits for the call any more. After `leave`, it is closed already.
                if let room, self?.client === room { self?.close() }
                throw CancellationError()
            }
            return .connected
        }
    }

    func setMuted(_ isMuted: Bool) {
        flow.check(.setMuted)
        microphone?.isEnabled = !isMuted
    }

    @discardableResult
    func leave() async -> VideoCallStatus {
        close()
        return await flow.run(.leave) { _ in .ended }
    }

    private func enter(
        _ options: ConnectOptions, _ entrance: AsyncThrowingStream<Void, any Error>.Continuation
    ) -> Room {
        self.entrance = entrance
        let room = TwilioVideoSDK.connect(options: options, delegate: self)
        client = room
        return room
    }

    private func close() {
        client?.delegate = nil
        client?.disconnect()
        client = nil
        participantsSubject.send([])
    }

    private func add(_ participant: Participant) {
        participantsSubject.send(participants + [participant])
        participantJoins()
    }

    private func remove(_ id: Participant.ID) {
        participantsSubject.send(participants.filter { $0.id != id })
        participantLeaves()
    }

    private func mute(_ id: Participant.ID, _ isMuted: Bool) {
        participantsSubject.send(
            participants.map { participant in
                var participant = participant
                if participant.id == id { participant.isMuted = isMuted }
                return participant
            })
    }

    private func end(_ error: (any Error)?) {
        close()
        guard let error else { return }
        if case TwilioVideoError.roomRoomCompleted = error { return hostCloses() }
        callDrops(reason: Self.videoCallError(for: error))
    }

    // MARK: - Events

    /// Somebody else has come into the room.
    func participantJoins() { flow.send(.connected) }

    /// Somebody else has left the room.
    func participantLeaves() { flow.send(.connected) }

    /// The network is gone; the call waits for it.
    func connectionBreaks() { flow.send(.reconnecting) }

    /// The network is back.
    func connectionReturns() { flow.send(.connected) }

    /// The host has closed the room.
    func hostCloses() { flow.send(.ended) }

    /// The network did not come back.
    func callDrops(reason: VideoCallError) { flow.send(.failed(reason: reason)) }

    /// Maps an error of TwilioVideo to the app's error.
    private nonisolated static func videoCallError(for error: any Error) -> VideoCallError {
        switch error as? TwilioVideoError {
        case .roomNotFound: .noSuchRoom
        case .roomMaxParticipantsExceeded: .roomFull
        default: .callFailed(error)
        }
    }
}

extension TwilioVideoCallSDK: RoomDelegate {
    nonisolated func roomDidConnect(room: Room) {
        Task { @MainActor in entrance?.finish() }
    }

    nonisolated func roomDidFailToConnect(room: Room, error: any Error) {
        Task { @MainActor in entrance?.finish(throwing: error) }
    }

    nonisolated func roomDidDisconnect(room: Room, error: (any Error)?) {
        Task { @MainActor in end(error) }
    }

    nonisolated func roomIsReconnecting(room: Room, error: any Error) {
        Task { @MainActor in connectionBreaks() }
    }

    nonisolated func roomDidReconnect(room: Room) {
        Task { @MainActor in connectionReturns() }
    }

    nonisolated func participantDidConnect(room: Room, participant: RemoteParticipant) {
        participant.delegate = self
        let newcomer = Participant(id: participant.sid, name: participant.identity)
        Task { @MainActor in add(newcomer) }
    }

    nonisolated func participantDidDisconnect(room: Room, participant: RemoteParticipant) {
        let id = participant.sid
        Task { @MainActor in remove(id) }
    }
}

extension TwilioVideoCallSDK: RemoteParticipantDelegate {
    nonisolated func remoteParticipantDidEnableAudioTrack(
        participant: RemoteParticipant, publication: RemoteAudioTrackPublication
    ) {
        let id = participant.sid
        Task { @MainActor in mute(id, false) }
    }

    nonisolated func remoteParticipantDidDisableAudioTrack(
        participant: RemoteParticipant, publication: RemoteAudioTrackPublication
    ) {
        let id = participant.sid
        Task { @MainActor in mute(id, true) }
    }
}

extension TwilioManager {
    func makeVideoCallSDK() -> any VideoCallSDK {
        TwilioVideoCallSDK(manager: self)
    }
}
