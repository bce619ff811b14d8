import Foundation
@preconcurrency import TwilioVideo

/// Serves ``VideoCallSDK`` with Twilio.
@MainActor
final class TwilioVideoCallSDK: NSObject, VideoCallSDK {
    private let manager: TwilioManager
    private var client: Room?
    /// What the others hear; nil where there is none.
    let microphone = LocalAudioTrack()
    /// Tells the step that joins whether the room's door has opened; done after that.
    private var door: AsyncThrowingStream<Void, any Error>.Continuation?
    private let statusSubject = VideoCallValueSubject<VideoCallStatus>(.idle)
    private let participantsSubject = VideoCallValueSubject<[Participant]>([])
    private var joinTask: Task<Void, Never>?

    init(manager: TwilioManager) {
        self.manager = manager
        super.init()
    }

    /// A new stream for each reader: the current status first, then each change.
    var statuses: AsyncStream<VideoCallStatus> {
        statusSubject.stream()
    }

    /// The others in the room, in the order in which they came.
    var participants: [Participant] {
        participantsSubject.value
    }

    /// A new stream for each reader: the value of `participants` now, then each change.
    var participantsValues: AsyncStream<[Participant]> {
        participantsSubject.stream()
    }

    /// Taps the link in the invitation.
    ///
    /// Starts from `idle`, `ended` or `failed`, passes through `connecting`, ends in `connected` or
    /// `failed`.
    ///
    /// - Parameter room: The name of the room that the invitation is for.
    /// - Parameter name: The name that the others see.
    func join(room: String, as name: String) async {
        joinTask?.cancel()
        let task = Task {
            do {
                try Task.checkCancellation()
                let options = try await manager.makeOptions(
                    room: room, name: name, microphone: microphone)
                try Task.checkCancellation()
                try await enter(options)
                try Task.checkCancellation()
                statusSubject.send(.connected)
            } catch {
                guard !Task.isCancelled else { return }
                statusSubject.send(.failed(reason: videoCallError(for: error)))
            }
        }
        joinTask = task
        // After the Task is there, so that a reader of the status may cancel it.
        statusSubject.send(.connecting)
        await withTaskCancellationHandler {
            await task.value
        } onCancel: {
            task.cancel()
        }
    }

    /// Taps the microphone.
    ///
    /// Starts from `connected` or `reconnecting`.
    ///
    /// - Parameter isMuted: Whether the others hear nothing.
    func setMuted(_ isMuted: Bool) {
        microphone?.isEnabled = !isMuted
    }

    /// Taps the red button.
    ///
    /// Starts from `connecting`, `connected` or `reconnecting`, ends in `ended`. Ends a running
    /// `join`.
    func leave() async {
        joinTask?.cancel()
        close()
        statusSubject.send(.ended)
    }

    /// Somebody else has come into the room.
    ///
    /// An event: TwilioVideo brings it about, no step does.
    func participantJoins() {
        statusSubject.send(.connected)
    }

    /// Somebody else has left the room.
    ///
    /// An event: TwilioVideo brings it about, no step does.
    func participantLeaves() {
        statusSubject.send(.connected)
    }

    /// The network is gone; the call waits for it.
    ///
    /// An event: TwilioVideo brings it about, no step does.
    func connectionBreaks() {
        statusSubject.send(.reconnecting)
    }

    /// The network is back.
    ///
    /// An event: TwilioVideo brings it about, no step does.
    func connectionReturns() {
        statusSubject.send(.connected)
    }

    /// The host has closed the room.
    ///
    /// An event: TwilioVideo brings it about, no step does.
    func hostCloses() {
        statusSubject.send(.ended)
    }

    /// The network did not come back.
    ///
    /// An event: TwilioVideo brings it about, no step does.
    func callDrops(reason: VideoCallError) {
        statusSubject.send(.failed(reason: reason))
    }

    /// Maps an error of the SDK to the app's error.
    func videoCallError(for error: any Error) -> VideoCallError {
        if let error = error as? VideoCallError { return error }
        switch error as? TwilioVideoError {
        case .roomNotFound: return .noSuchRoom
        case .roomMaxParticipantsExceeded: return .roomFull
        default: return .callFailed(error)
        }
    }

    /// Waits until the room's door has opened, or the wait is cancelled.
    private func enter(_ options: ConnectOptions) async throws {
        let (opening, door) = AsyncThrowingStream<Void, any Error>.makeStream()
        self.door = door
        client = TwilioVideoSDK.connect(options: options, delegate: self)
        for try await _ in opening {}
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
                var changed = participant
                if participant.id == id { changed.isMuted = isMuted }
                return changed
            })
    }

    private func end(after error: (any Error)?) {
        close()
        guard let error else { return }
        if case TwilioVideoError.roomRoomCompleted = error { return hostCloses() }
        callDrops(reason: videoCallError(for: error))
    }
}

extension TwilioVideoCallSDK: RoomDelegate {
    nonisolated func roomDidConnect(room: Room) {
        Task { @MainActor in door?.finish() }
    }

    nonisolated func roomDidFailToConnect(room: Room, error: any Error) {
        Task { @MainActor in door?.finish(throwing: error) }
    }

    nonisolated func roomDidDisconnect(room: Room, error: (any Error)?) {
        Task { @MainActor in end(after: error) }
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
    /// Makes the wrapper that serves ``VideoCallSDK``.
    func makeVideoCallSDK() -> any VideoCallSDK {
        TwilioVideoCallSDK(manager: self).verified()
    }
}
