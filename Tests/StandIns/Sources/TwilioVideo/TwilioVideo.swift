// A stand-in for a video SDK with rooms: connecting returns a room at once, and a delegate is told, on a queue of the
// SDK's own, what becomes of it and who comes and goes. The delegates' requirements are optional, as Objective-C's are.
// There is no network: the room's name decides whether its door opens, and tests let people in.

import Foundation

/// Why a room cannot be entered, or was left.
public enum TwilioVideoError: Error {
    /// There is no room of this name.
    case roomNotFound
    /// Nobody else fits in.
    case roomMaxParticipantsExceeded
    /// The network is gone.
    case signalingConnectionDisconnected
    /// The host has closed the room.
    case roomRoomCompleted
}

/// The person's microphone.
public final class LocalAudioTrack {
    /// Whether the others hear it.
    public var isEnabled = true
    /// A microphone; nil where there is none, which is never so here.
    public init?() {}
}

/// What is asked of a room.
public final class ConnectOptionsBuilder {
    /// The room's name.
    public var roomName: String?
    /// What the others hear.
    public var audioTracks: [LocalAudioTrack] = []
}

/// How to enter a room.
public final class ConnectOptions {
    let token: String
    let roomName: String
    let audioTracks: [LocalAudioTrack]

    /// Options with the token that the app's server has got for the person.
    public init(token: String, block: (ConnectOptionsBuilder) -> Void) {
        let builder = ConnectOptionsBuilder()
        block(builder)
        self.token = token
        roomName = builder.roomName ?? ""
        audioTracks = builder.audioTracks
    }
}

/// What somebody else sends.
public final class RemoteAudioTrackPublication {
    /// Whether it can be heard.
    public internal(set) var isTrackEnabled = true
}

/// Told of one of the others.
public protocol RemoteParticipantDelegate: NSObjectProtocol {
    /// The microphone was turned on.
    func remoteParticipantDidEnableAudioTrack(participant: RemoteParticipant, publication: RemoteAudioTrackPublication)
    /// The microphone was turned off.
    func remoteParticipantDidDisableAudioTrack(participant: RemoteParticipant, publication: RemoteAudioTrackPublication)
}

extension RemoteParticipantDelegate {
    /// Nobody wants to know.
    public func remoteParticipantDidEnableAudioTrack(
        participant: RemoteParticipant, publication: RemoteAudioTrackPublication
    ) {}
    /// Nobody wants to know.
    public func remoteParticipantDidDisableAudioTrack(
        participant: RemoteParticipant, publication: RemoteAudioTrackPublication
    ) {}
}

/// One of the others.
public final class RemoteParticipant {
    /// The name under which the person came.
    public let identity: String
    /// The person's number in the room.
    public let sid: String
    /// Told of the person, on the SDK's queue.
    public weak var delegate: RemoteParticipantDelegate?
    let audio = RemoteAudioTrackPublication()

    init(identity: String) {
        self.identity = identity
        sid = "PA-\(identity)"
    }
}

/// Enters rooms.
public enum TwilioVideoSDK {
    /// The room that was asked for last, for tests.
    public private(set) static var lastRoom: Room?

    /// Enters a room. "nowhere" does not exist, "full" is, and "silent" does not answer.
    public static func connect(options: ConnectOptions, delegate: RoomDelegate?) -> Room {
        let room = Room(options, delegate)
        lastRoom = room
        room.open()
        return room
    }
}
