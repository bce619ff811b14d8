// The room of the video SDK's stand-in: who is in it, and who is told.

import Foundation

/// Told of a room.
public protocol RoomDelegate: NSObjectProtocol {
    /// The person is in the room.
    func roomDidConnect(room: Room)
    /// The door did not open.
    func roomDidFailToConnect(room: Room, error: Error)
    /// The person is out again; without an error, they have left.
    func roomDidDisconnect(room: Room, error: Error?)
    /// The network is gone.
    func roomIsReconnecting(room: Room, error: Error)
    /// The network is back.
    func roomDidReconnect(room: Room)
    /// Somebody has come in.
    func participantDidConnect(room: Room, participant: RemoteParticipant)
    /// Somebody has left.
    func participantDidDisconnect(room: Room, participant: RemoteParticipant)
}

extension RoomDelegate {
    /// Nobody wants to know.
    public func roomDidConnect(room: Room) {}
    /// Nobody wants to know.
    public func roomDidFailToConnect(room: Room, error: Error) {}
    /// Nobody wants to know.
    public func roomDidDisconnect(room: Room, error: Error?) {}
    /// Nobody wants to know.
    public func roomIsReconnecting(room: Room, error: Error) {}
    /// Nobody wants to know.
    public func roomDidReconnect(room: Room) {}
    /// Nobody wants to know.
    public func participantDidConnect(room: Room, participant: RemoteParticipant) {}
    /// Nobody wants to know.
    public func participantDidDisconnect(room: Room, participant: RemoteParticipant) {}
}

/// A room, from the door on.
public final class Room {
    /// Its name.
    public let name: String
    /// Told of the room, on a queue of the SDK.
    public weak var delegate: RoomDelegate?
    /// Those who are in it, besides the person.
    public private(set) var remoteParticipants: [RemoteParticipant] = []
    private var isOpen = false
    private let queue = DispatchQueue(label: "TwilioVideo")

    init(_ options: ConnectOptions, _ delegate: RoomDelegate?) {
        name = options.roomName
        self.delegate = delegate
    }

    /// Leaves the room.
    public func disconnect() {
        queue.async { self.close(nil) }
    }

    func open() {
        queue.async {
            switch self.name {
            case "nowhere": self.refuse(.roomNotFound)
            case "full": self.refuse(.roomMaxParticipantsExceeded)
            case "silent": break
            default:
                self.isOpen = true
                self.delegate?.roomDidConnect(room: self)
            }
        }
    }

    private func refuse(_ error: TwilioVideoError) {
        delegate?.roomDidFailToConnect(room: self, error: error)
    }

    private func close(_ error: TwilioVideoError?) {
        guard isOpen else { return }
        isOpen = false
        delegate?.roomDidDisconnect(room: self, error: error)
    }

    // MARK: - For tests

    /// Somebody comes in.
    public func simulateArrival(of identity: String) {
        queue.async {
            let participant = RemoteParticipant(identity: identity)
            self.remoteParticipants.append(participant)
            self.delegate?.participantDidConnect(room: self, participant: participant)
        }
    }

    /// Somebody leaves.
    public func simulateDeparture(of identity: String) {
        queue.async {
            guard let participant = self.remoteParticipants.first(where: { $0.identity == identity }) else { return }
            self.remoteParticipants.removeAll { $0 === participant }
            self.delegate?.participantDidDisconnect(room: self, participant: participant)
        }
    }

    /// Somebody turns the microphone off, or on again.
    public func simulateMicrophone(of identity: String, on isOn: Bool) {
        queue.async {
            guard let participant = self.remoteParticipants.first(where: { $0.identity == identity }) else { return }
            let (delegate, audio) = (participant.delegate, participant.audio)
            audio.isTrackEnabled = isOn
            if isOn {
                delegate?.remoteParticipantDidEnableAudioTrack(participant: participant, publication: audio)
            } else {
                delegate?.remoteParticipantDidDisableAudioTrack(participant: participant, publication: audio)
            }
        }
    }

    /// The network goes, and comes back if it `returns`.
    public func simulateInterruption(returns: Bool) {
        queue.async {
            let error = TwilioVideoError.signalingConnectionDisconnected
            self.delegate?.roomIsReconnecting(room: self, error: error)
            if returns {
                self.delegate?.roomDidReconnect(room: self)
            } else {
                self.close(error)
            }
        }
    }

    /// The host closes the room.
    public func simulateClosing() {
        queue.async { self.close(.roomRoomCompleted) }
    }
}
