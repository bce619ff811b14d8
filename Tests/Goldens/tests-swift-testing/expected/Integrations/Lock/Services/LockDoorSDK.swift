/// Implements ``DoorSDK`` with Lock.
///
/// The work of a step must not hold the wrapper, so that it ends when the app drops the wrapper: capture what it
/// needs, such as `[manager]`. Where Lock calls a closure: `try await withCheckedThrowingContinuation`, with
/// `{ @Sendable in continuation.resume(with: $0) }` as the closure.
@MainActor
final class LockDoorSDK: DoorSDK {
    private let manager: LockManager
    private let flow = FlowRunner<DoorFlow> { LockDoorSDK.doorError(for: $0) }

    init(manager: LockManager) {
        self.manager = manager
    }

    var status: DoorStatus { flow.status }
    var statuses: AsyncStream<DoorStatus> { flow.statuses }

    @discardableResult
    func open() async -> DoorStatus {
        await flow.run(.open, via: .opening) { _ in
            // TODO(flowgen): Call Lock and return `.opened`.
            throw NotWritten()
        }
    }

    // TODO(flowgen): Call this from Lock's callback.
    func shuts() { flow.send(.closed) }

    /// Maps an error of Lock to the app's error.
    private nonisolated static func doorError(for error: any Error) -> DoorError {
        // TODO(flowgen): Map the errors of Lock to the cases of `DoorError`.
        .unknown
    }
}

extension LockManager {
    func makeDoorSDK() -> any DoorSDK {
        LockDoorSDK(manager: self)
    }
}
