import Combine

/// Serves ``DoorSDK`` with Lock.
@MainActor
final class LockDoorSDK: DoorSDK {
    private let manager: LockManager
    private let statusSubject = CurrentValueSubject<DoorStatus, Never>(.closed)

    init(manager: LockManager) {
        self.manager = manager
    }

    /// Publishes the current status first, then each change.
    var statusPublisher: AnyPublisher<DoorStatus, Never> {
        statusSubject.eraseToAnyPublisher()
    }

    /// Opens it.
    ///
    /// Starts from `closed`, ends in `opened`.
    func open() {
        // TODO(flowgen): End a running `open`; that is no failure.
        // TODO(flowgen): Call Lock, then send `.opened`. Closures: `{ @Sendable value in Task { @MainActor in … } }`.
    }
}

extension LockManager {
    /// Makes the wrapper that serves ``DoorSDK``.
    func makeDoorSDK() -> any DoorSDK {
        LockDoorSDK(manager: self)
    }
}
