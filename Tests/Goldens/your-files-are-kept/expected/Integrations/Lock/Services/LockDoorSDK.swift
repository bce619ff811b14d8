// Written by hand.
import Combine

@MainActor
final class LockDoorSDK: DoorSDK {
    private let flow = FlowRunner<DoorFlow> { _ in NoFailure() }
    private let subject = CurrentValueSubject<DoorStatus, Never>(.closed)

    init(manager: LockManager) {}

    var status: DoorStatus { flow.status }

    var statusPublisher: AnyPublisher<DoorStatus, Never> { subject.eraseToAnyPublisher() }

    func open() { subject.send(.opened) }
}

extension LockManager {
    func makeDoorSDK() -> any DoorSDK { LockDoorSDK(manager: self) }
}
