// Written by hand.
import Combine

@MainActor
final class LockDoorSDK: DoorSDK {
    private let manager: LockManager
    private let statusSubject = CurrentValueSubject<DoorStatus, Never>(.closed)

    private let subject = CurrentValueSubject<DoorStatus, Never>(.closed)

    init(manager: LockManager) {}

    var statusPublisher: AnyPublisher<DoorStatus, Never> { subject.eraseToAnyPublisher() }

    func open() { subject.send(.opened) }
}

extension LockManager {
    func makeDoorSDK() -> any DoorSDK { LockDoorSDK(manager: self) }
}
