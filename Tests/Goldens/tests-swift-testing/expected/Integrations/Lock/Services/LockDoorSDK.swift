@preconcurrency import LockKit

/// Implements ``DoorSDK`` with Lock.
///
/// The work of a step must not hold the wrapper, so that it ends when the app drops the wrapper: capture what it
/// needs, such as `[client]`. For a closure of LockKit: `try await withCheckedThrowingContinuation { … }`.
@MainActor
final class LockDoorSDK: DoorSDK {
    private let manager: LockManager
    private let flow = FlowRunner<DoorFlow>(.closed) { LockDoorSDK.doorError(for: $0) }

    init(manager: LockManager) {
        self.manager = manager
    }

    var status: DoorStatus { flow.status }
    var statuses: AsyncStream<DoorStatus> { flow.statuses }

    @discardableResult
    func open() async -> DoorStatus {
        await flow.run(.open, via: .opening) { _ in
            // TODO(flowgen): Call LockKit and return `.opened`.
            throw DoorError.stuck
        }
    }

    // TODO(flowgen): Call this from LockKit's callback.
    func shuts() { flow.send(.closed) }

    /// Maps an error of LockKit to the app's error.
    private static func doorError(for error: any Error) -> DoorError {
        // TODO(flowgen): Map the errors of LockKit to the cases of `DoorError`.
        .stuck
    }
}

extension LockManager {
    func makeDoorSDK() -> any DoorSDK {
        LockDoorSDK(manager: self).verified()
    }
}
