import Combine

/// Opens the door,
/// and closes it.
///
/// 1. Knock.
///    Wait.
/// 2. Open:
///
///        door.open()
@MainActor
protocol DoorSDK: AnyObject, Sendable {
    /// Opens the door.
    ///
    /// It is heavy.
    /// - Returns: nothing.
    ///
    /// - Statuses: any → `open` or `failed`.
    func open() -> AnyPublisher<Void, DoorError>

    var isLocked: Bool { get }
    /// Tells of the lock,
    /// now and later.
    var isLockedPublisher: AnyPublisher<Bool, Never> { get }

    /// How the door is now.
    var status: DoorStatus { get }
    /// Each change:
    /// - of the door
    /// - of the lock
    var statusPublisher: AnyPublisher<DoorStatus, Never> { get }
}
