import Combine

/// Implements ``DoorSDK`` with Lock.
@MainActor
final class LockDoorSDK: DoorSDK {
    private let manager: LockManager
    private let flow = FlowRunner<DoorFlow> { _ in NoFailure() }

    init(manager: LockManager) {
        self.manager = manager
    }

    var status: DoorStatus { flow.status }
    var statusPublisher: AnyPublisher<DoorStatus, Never> { flow.statusPublisher }

    func open() {
        flow.check(.open)
        // TODO(flowgen): Call Lock and send `.ajar`.
        flow.reportUnwritten(.open)
    }
}

extension LockManager {
    func makeDoorSDK() -> any DoorSDK {
        LockDoorSDK(manager: self)
    }
}
