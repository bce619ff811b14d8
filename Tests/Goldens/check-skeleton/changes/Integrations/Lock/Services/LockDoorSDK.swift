import Combine
@preconcurrency import LockKit

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
        flow.send(.opened)
    }
}

extension LockManager {
    func makeDoorSDK() -> any DoorSDK {
        LockDoorSDK(manager: self)
    }
}
