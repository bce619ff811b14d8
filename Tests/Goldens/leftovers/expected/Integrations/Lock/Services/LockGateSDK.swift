import Combine

/// Implements ``GateSDK`` with Lock.
@MainActor
final class LockGateSDK: GateSDK {
    private let manager: LockManager
    private let flow = FlowRunner<GateFlow>(.closed) { _ in .none }

    init(manager: LockManager) {
        self.manager = manager
    }

    var status: GateStatus { flow.status }
    var statusPublisher: AnyPublisher<GateStatus, Never> { flow.statusPublisher }

    func open() {
        // TODO(flowgen): Call Lock, then send `.opened`.
    }
}

extension LockManager {
    func makeGateSDK() -> any GateSDK {
        LockGateSDK(manager: self).verified()
    }
}
