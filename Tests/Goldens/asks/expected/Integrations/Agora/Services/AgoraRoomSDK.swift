/// Implements ``RoomSDK`` with Agora.
///
/// The work of a step must not hold the wrapper, so that it ends when the app drops the wrapper: capture what it
/// needs, such as `[manager]`. Where Agora calls a closure: `try await withCheckedThrowingContinuation`, with
/// `{ @Sendable in continuation.resume(with: $0) }` as the closure.
nonisolated final class AgoraRoomSDK: RoomSDK {
    private let manager: AgoraManager
    private let kycsdk: any KYCSDK
    // TODO(flowgen): Answer what Agora asks with `appAnswers`.
    private let appAnswers: RoomAnswers
    private let flow = FlowRunner<RoomFlow> { _ in NoFailure() }

    init(manager: AgoraManager, kycsdk: any KYCSDK, appAnswers: RoomAnswers) {
        self.manager = manager
        self.kycsdk = kycsdk
        self.appAnswers = appAnswers
    }

    func join(room: String, completion: @escaping @Sendable (Result<Void, any Error>) -> Void) {
        flow.start(.join, completion: completion) { _ in
            // TODO(flowgen): Call Agora.
            throw NotWritten()
        }
    }
}

extension AgoraManager {
    func makeRoomSDK(kycsdk: any KYCSDK, appAnswers: RoomAnswers) -> any RoomSDK {
        AgoraRoomSDK(manager: self, kycsdk: kycsdk, appAnswers: appAnswers)
    }
}
