import Foundation
@preconcurrency import RoomKit

/// Implements ``CallSDK`` with RoomKit.
///
/// The work of a step must not hold the wrapper, so that it ends when the app drops the wrapper: capture what it
/// needs, such as `[client]`. Where RoomKit calls a closure: `try await withCheckedThrowingContinuation`, with
/// `{ @Sendable in continuation.resume(with: $0) }` as the closure.
///
/// Where a method of a delegate ends a step: `return try await untilEnded()` is the work's last line, and the method
/// calls `flow.end` with a status, `returning:` a value or `throwing:` an error.
@MainActor
final class RoomKitCallSDK: NSObject, CallSDK {
    private let manager: RoomKitManager
    // TODO(flowgen): Set it before a step needs it, or make it a `let`.
    private var client: Room?
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
    nonisolated static var kinds: [String] {
        // TODO(flowgen): Return the value that RoomKit needs.
        []
    }

    nonisolated func room<Value>(
        _ room: Room,
        decodes type: Value.Type
    ) -> Value? where Value: Decodable, Value: Sendable {
        // TODO(flowgen): Return the value that RoomKit needs.
        nil
    }

    nonisolated func room(_ room: Room, didChange names: [String: Int]) {
        // TODO(flowgen): Pass on what the flow needs: `Task { @MainActor in … }`.
    }

    nonisolated func room(_ room: Room, didDisconnectWith error: (any Error)?) {
        // TODO(flowgen): Pass on what the flow needs: `Task { @MainActor in … }`.
    }

    nonisolated func roomDidConnect(_ room: Room) {
        // TODO(flowgen): Pass on what the flow needs: `Task { @MainActor in … }`.
    }

    nonisolated func roomNeedsToken(_ room: Room) async throws -> String {
        // TODO(flowgen): Return the value that RoomKit needs.
        ""
    }

    nonisolated var wantsVideo: Bool {
        // TODO(flowgen): Return the value that RoomKit needs.
        false
    }
}

extension RoomKitCallSDK: RoomScreenDelegate {
    func room(_ room: Room, shouldShow name: String, then answer: @escaping @MainActor @Sendable (Bool) -> Void) {
        // TODO(flowgen): Pass on what the flow needs.
    }

    var title: String? {
        // TODO(flowgen): Return the value that RoomKit needs.
        get { nil }
        set {}
    }
}

extension RoomKitManager {
    func makeCallSDK() -> any CallSDK {
        RoomKitCallSDK(manager: self)
    }
}
