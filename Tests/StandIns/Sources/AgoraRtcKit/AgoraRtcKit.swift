// A stand-in for Agora's video SDK, with the names of its fourth version
// (https://docs.agora.io/en/video-calling/get-started/get-started-sdk, and https://github.com/AgoraIO/API-Examples:
// iOS). An app has one engine; it calls its delegate on a queue of its own, or on the main one after
// `enableMainQueueDispatch(true)`, and says when a token is about to expire.
//
// It opens no camera: the token says what the server answers. "closed" and "banned" are not let in, "expired" and
// "invalid" are refused, and "silent" gets no answer. Everyone else is let in.

import Foundation

public enum AgoraConnectionState: Int {
    case disconnected = 1
    case connecting, connected, reconnecting, failed
}

public enum AgoraConnectionChangedReason: UInt {
    case reasonConnecting = 0
    case reasonJoinSuccess = 1
    case reasonInterrupted = 2
    case reasonBannedByServer = 3
    case reasonJoinFailed = 4
    case reasonLeaveChannel = 5
    case reasonInvalidToken = 8
    case reasonTokenExpired = 9
    case reasonRejectedByServer = 10
}

public enum AgoraUserOfflineReason: UInt {
    case quit = 0
    case dropped, becomeAudience
}

public protocol AgoraRtcEngineDelegate: NSObjectProtocol {
    func rtcEngine(_ engine: AgoraRtcEngineKit, didJoinChannel channel: String, withUid uid: UInt, elapsed: Int)
    func rtcEngine(_ engine: AgoraRtcEngineKit, didJoinedOfUid uid: UInt, elapsed: Int)
    func rtcEngine(_ engine: AgoraRtcEngineKit, didOfflineOfUid uid: UInt, reason: AgoraUserOfflineReason)
    func rtcEngine(
        _ engine: AgoraRtcEngineKit, connectionChangedTo state: AgoraConnectionState,
        reason: AgoraConnectionChangedReason)
    func rtcEngine(_ engine: AgoraRtcEngineKit, tokenPrivilegeWillExpire token: String)
}

public final class AgoraRtcEngineConfig: NSObject {
    public var appId: String?
}

public final class AgoraRtcChannelMediaOptions: NSObject {
    public var publishCameraTrack = false
    public var publishMicrophoneTrack = false
    public var autoSubscribeAudio = true
    public var autoSubscribeVideo = true
}

public final class AgoraRtcEngineKit: NSObject {
    private nonisolated(unsafe) static var engine: AgoraRtcEngineKit?
    /// The app's engine, for tests; nil until there is one.
    public static var simulatedEngine: AgoraRtcEngineKit? { engine }

    public weak var delegate: (any AgoraRtcEngineDelegate)?
    /// The tokens that the app has given, for tests.
    public private(set) var simulatedTokens: [String] = []
    public private(set) var simulatedIsMuted = false
    /// The channel that is entered, or is to be.
    public private(set) var simulatedChannel: String?
    private var queue = DispatchQueue(label: "AgoraRtcKit")

    override private init() {}

    public static func sharedEngine(
        with config: AgoraRtcEngineConfig, delegate: (any AgoraRtcEngineDelegate)?
    ) -> AgoraRtcEngineKit {
        let engine = engine ?? AgoraRtcEngineKit()
        engine.delegate = delegate
        self.engine = engine
        return engine
    }

    public static func destroy() { engine = nil }

    @discardableResult
    public func enableMainQueueDispatch(_ enabled: Bool) -> Int32 {
        queue = enabled ? .main : DispatchQueue(label: "AgoraRtcKit")
        return 0
    }

    @discardableResult
    public func enableVideo() -> Int32 { 0 }

    /// Returns 0, or a negative number if it cannot even try.
    @discardableResult
    public func joinChannel(
        byToken token: String?, channelId: String, uid: UInt,
        mediaOptions: AgoraRtcChannelMediaOptions,
        joinSuccess: ((String, UInt, Int) -> Void)? = nil
    ) -> Int32 {
        guard !channelId.isEmpty else { return -2 }
        guard simulatedChannel == nil else { return -17 }
        simulatedChannel = channelId
        simulatedTokens.append(token ?? "")
        let refusals: [String: AgoraConnectionChangedReason] = [
            "closed": .reasonRejectedByServer, "banned": .reasonBannedByServer,
            "expired": .reasonTokenExpired, "invalid": .reasonInvalidToken,
        ]
        change(to: .connecting, .reasonConnecting)
        if token == "silent" { return 0 }
        if let token, let reason = refusals[token] {
            change(to: .failed, reason)
            return 0
        }
        change(to: .connected, .reasonJoinSuccess)
        tell { engine, delegate in
            delegate.rtcEngine(engine, didJoinChannel: channelId, withUid: 1, elapsed: 10)
        }
        return 0
    }

    @discardableResult
    public func renewToken(_ token: String) -> Int32 {
        simulatedTokens.append(token)
        return 0
    }

    @discardableResult
    public func muteLocalAudioStream(_ mute: Bool) -> Int32 {
        simulatedIsMuted = mute
        return 0
    }

    @discardableResult public func leaveChannel(_ leaveChannelBlock: ((AnyObject) -> Void)? = nil) -> Int32 {
        guard simulatedChannel != nil else { return 0 }
        simulatedChannel = nil
        change(to: .disconnected, .reasonLeaveChannel)
        return 0
    }

    // MARK: - For tests

    public func simulateArrival(of uid: UInt) {
        tell { $1.rtcEngine($0, didJoinedOfUid: uid, elapsed: 10) }
    }

    public func simulateDeparture(of uid: UInt, _ reason: AgoraUserOfflineReason) {
        tell { $1.rtcEngine($0, didOfflineOfUid: uid, reason: reason) }
    }

    public func simulateConnection(_ state: AgoraConnectionState, _ reason: AgoraConnectionChangedReason) {
        change(to: state, reason)
    }

    public func simulateTokenThatWillExpire() {
        let token = simulatedTokens.last ?? ""
        tell { $1.rtcEngine($0, tokenPrivilegeWillExpire: token) }
    }

    private func change(to state: AgoraConnectionState, _ reason: AgoraConnectionChangedReason) {
        tell { $1.rtcEngine($0, connectionChangedTo: state, reason: reason) }
    }

    private func tell(_ body: @escaping (AgoraRtcEngineKit, any AgoraRtcEngineDelegate) -> Void) {
        queue.async { if let delegate = self.delegate { body(self, delegate) } }
    }
}
