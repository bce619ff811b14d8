import Combine

/// Serves ``GateSDK`` with Lock.
@MainActor
final class LockGateSDK: GateSDK {
    private let manager: LockManager
    private let statusSubject = CurrentValueSubject<GateStatus, Never>(.closed)

    init(manager: LockManager) {
        self.manager = manager
    }

    /// Publishes the current status first, then each change.
    var statusPublisher: AnyPublisher<GateStatus, Never> {
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
    /// Makes the wrapper that serves ``GateSDK``.
    func makeGateSDK() -> any GateSDK {
        LockGateSDK(manager: self)
    }
}
