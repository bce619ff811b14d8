@preconcurrency import AgoraRtcKit
import Foundation

/// Implements ``VideoRoomSDK`` with Agora.
@MainActor
final class AgoraVideoRoomSDK: NSObject, VideoRoomSDK {
    private let manager: AgoraManager
    private let appAnswers: VideoRoomAnswers
    private var room: String?
    /// Finishes when the room is entered, fails if it cannot be entered; nil if nobody waits for that.
    private var entrance: AsyncThrowingStream<Void, any Error>.Continuation?
    private let flow = FlowRunner<VideoRoomFlow> { AgoraVideoRoomSDK.videoRoomError(for: $0) }
    private let peopleSubject = ObservedValue<[UInt]>([])
    private let personLeftSubject = FlowSignal<(id: UInt, isLost: Bool)>()

    init(manager: AgoraManager, appAnswers: VideoRoomAnswers) {
        self.manager = manager
        self.appAnswers = appAnswers
        super.init()
    }

    var status: VideoRoomStatus { flow.status }
    var statuses: AsyncStream<VideoRoomStatus> { flow.statuses }

    var people: [UInt] { peopleSubject.value }
    var peopleValues: AsyncStream<[UInt]> { peopleSubject.stream }

    var personLeftValues: AsyncStream<(id: UInt, isLost: Bool)> { personLeftSubject.stream }

    @discardableResult
    func join(_ room: String) async -> VideoRoomStatus {
        await flow.run(.join, via: .joining) { [appAnswers, weak self] _ in
            let token: String
            do {
                token = try await appAnswers.roomToken(room)
            } catch {
                throw VideoRoomError.noToken
            }
            try Task.checkCancellation()
            let (entering, entrance) = AsyncThrowingStream<Void, any Error>.makeStream()
            try self?.enter(room, token, entrance)
            for try await _ in entering {}
            guard !Task.isCancelled else {
                // Nobody waits for the room any more. After `leave`, it is closed already.
                if self?.room == room { self?.close() }
                throw CancellationError()
            }
            return .inside
        }
    }

    func setMuted(_ isMuted: Bool) {
        flow.check(.setMuted)
        manager.engine?.muteLocalAudioStream(isMuted)
    }

    @discardableResult
    func leave() async -> VideoRoomStatus {
        close()
        return await flow.run(.leave) { _ in .outside }
    }

    private func enter(
        _ room: String, _ token: String,
        _ entrance: AsyncThrowingStream<Void, any Error>.Continuation
    ) throws {
        close()
        guard let engine = manager.engine else { throw VideoRoomError.other(code: 0) }
        engine.delegate = self
        let options = AgoraRtcChannelMediaOptions()
        options.publishCameraTrack = true
        options.publishMicrophoneTrack = true
        let code = engine.joinChannel(
            byToken: token, channelId: room, uid: 0, mediaOptions: options)
        guard code == 0 else { throw VideoRoomError.other(code: Int(code)) }
        (self.room, self.entrance) = (room, entrance)
    }

    private func close() {
        manager.engine?.delegate = nil
        manager.engine?.leaveChannel()
        (room, entrance) = (nil, nil)
        if !people.isEmpty { peopleSubject.send([]) }
    }

    private func end(_ error: VideoRoomError) {
        let entrance = entrance
        close()
        if let entrance { entrance.finish(throwing: error) } else { removed(error) }
    }

    // MARK: - Events

    func connectionBreaks() { flow.send(.reconnecting) }

    func connectionReturns() { flow.send(.inside) }

    /// The room was closed, or the token has run out.
    func removed(_ error: VideoRoomError) { flow.send(.failed(error)) }

    /// Somebody else has left the room.
    func personLeft(id: UInt, isLost: Bool) { personLeftSubject.send((id: id, isLost: isLost)) }

    /// Maps an error of AgoraRtcKit to the app's error.
    private nonisolated static func videoRoomError(for error: any Error) -> VideoRoomError {
        // The SDK throws nothing: it reports numbers.
        .other(code: 0)
    }

    private static func videoRoomError(for reason: AgoraConnectionChangedReason) -> VideoRoomError {
        switch reason {
        case .reasonTokenExpired: .tokenExpired
        case .reasonBannedByServer, .reasonRejectedByServer: .notAllowed
        default: .other(code: Int(reason.rawValue))
        }
    }
}

extension AgoraVideoRoomSDK: @preconcurrency AgoraRtcEngineDelegate {
    func rtcEngine(_ engine: AgoraRtcEngineKit, didJoinChannel channel: String, withUid uid: UInt, elapsed: Int) {
        entrance?.finish()
        entrance = nil
    }

    func rtcEngine(_ engine: AgoraRtcEngineKit, didJoinedOfUid uid: UInt, elapsed: Int) {
        peopleSubject.send(people + [uid])
    }

    func rtcEngine(_ engine: AgoraRtcEngineKit, didOfflineOfUid uid: UInt, reason: AgoraUserOfflineReason) {
        peopleSubject.send(people.filter { $0 != uid })
        personLeft(id: uid, isLost: reason == .dropped)
    }

    func rtcEngine(
        _ engine: AgoraRtcEngineKit, connectionChangedTo state: AgoraConnectionState,
        reason: AgoraConnectionChangedReason
    ) {
        switch state {
        case .reconnecting where status == .inside: connectionBreaks()
        case .connected where status == .reconnecting: connectionReturns()
        case .failed: end(Self.videoRoomError(for: reason))
        case .disconnected, .connecting, .connected, .reconnecting: break
        }
    }

    func rtcEngine(_ engine: AgoraRtcEngineKit, tokenPrivilegeWillExpire token: String) {
        guard let room else { return }
        Task { [appAnswers] in
            do {
                engine.renewToken(try await appAnswers.roomToken(room))
            } catch {
                // The SDK reports that the token has expired when it has.
            }
        }
    }
}

extension AgoraManager {
    func makeVideoRoomSDK(appAnswers: VideoRoomAnswers) -> any VideoRoomSDK {
        AgoraVideoRoomSDK(manager: self, appAnswers: appAnswers)
    }
}
