import Foundation
@preconcurrency import RoomKit

/// Implements ``CallSDK`` with RoomKit.
///
/// The work of a step must not hold the wrapper, so that it ends when the app drops the wrapper: capture what it
/// needs, such as `[manager]`. Where RoomKit calls a closure: `try await withCheckedThrowingContinuation`, with
/// `{ @Sendable in continuation.resume(with: $0) }` as the closure.
///
/// Where a method of a delegate ends a step: `return try await untilEnded()` is the work's last line, and the method
/// calls `flow.end` with a status, `returning:` a value or `throwing:` an error.
@MainActor
final class RoomKitCallSDK: NSObject, CallSDK {
    private let manager: RoomKitManager
    private let flow = FlowRunner<CallFlow> { _ in NoFailure() }

    init(manager: RoomKitManager) {
        self.manager = manager
        super.init()
        // TODO(flowgen): Make this the delegate in RoomKit: `….delegate = self`.
    }

    var status: CallStatus { flow.status }
    var statuses: AsyncStream<CallStatus> { flow.statuses }

    @discardableResult
    func join(url: URL) async -> CallStatus {
        await flow.run(.join, via: .connecting) { _ in
            // TODO(flowgen): Call RoomKit and return `.talking` or `.ended`.
            throw NotWritten()
        }
    }
}

extension RoomKitCallSDK: RoomDelegate {
    nonisolated func room(_ room: Room, didDisconnectWith error: (any Error)?) {
        Task { @MainActor in flow.post(.ended) }
    }

    nonisolated func room(_ room: Room, didReceive data: Data, topic: String) {
        Task { @MainActor in flow.post(.talking) }
    }

    nonisolated func roomDidConnect(_ room: Room) {
        Task { @MainActor in flow.post(.talking) }
    }

    nonisolated func roomDidMute(_ room: Room) {
        // TODO(flowgen): Pass on what the flow needs: `Task { @MainActor in … }`.
    }

    nonisolated func roomDidReconnect(_ room: Room) {
        // TODO(flowgen): Pass on what the flow needs: `Task { @MainActor in … }`.
    }
}

extension RoomKitManager {
    func makeCallSDK() -> any CallSDK {
        RoomKitCallSDK(manager: self)
    }
}
