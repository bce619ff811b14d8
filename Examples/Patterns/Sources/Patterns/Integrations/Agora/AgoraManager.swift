@preconcurrency import AgoraRtcKit

/// Video rooms for many people.
///
/// Holds what Agora's wrappers share: keys, configuration, start-up.
@MainActor
final class AgoraManager: Integration {
    /// The SDK's one engine; nil until the app first asks for a room.
    private(set) var engine: AgoraRtcEngineKit?
    private let appID: String

    init(appID: String = "0a1b2c3d") {
        self.appID = appID
    }

    func launch(options: [AnyHashable: Any]) {
        let config = AgoraRtcEngineConfig()
        config.appId = appID
        let engine = AgoraRtcEngineKit.sharedEngine(with: config, delegate: nil)
        // What the flow promises with `thread: main`.
        engine.enableMainQueueDispatch(true)
        engine.enableVideo()
        self.engine = engine
    }

    func terminate() {
        engine = nil
        AgoraRtcEngineKit.destroy()
    }
}
