// A door that the person opens with the phone. The flow has the time limits, so the model has no timer; it only shows
// what the flow tells. The model knows the flow's protocol and no SDK.

import Combine

/// What a door's screen shows.
@MainActor
final class DoorModel: ObservableObject {
    @Published private(set) var status: DoorLockStatus
    /// How full the battery of the lock is, in percent; nil if that is not known.
    @Published private(set) var charge: Int?
    /// How often somebody has rung since the screen was opened.
    @Published private(set) var rings = 0

    private let doorLock: any DoorLockSDK
    private var readers: [Task<Void, Never>] = []
    private var batteryReader: Task<Void, Never>?

    init(doorLock: any DoorLockSDK) {
        self.doorLock = doorLock
        status = doorLock.status
        let statuses = doorLock.statuses
        let rings = doorLock.bellRangValues
        readers = [
            Task { [weak self] in for await status in statuses { self?.status = status } },
            Task { [weak self] in for await _ in rings { self?.rings += 1 } },
        ]
    }

    deinit {
        for reader in readers { reader.cancel() }
        batteryReader?.cancel()
    }

    /// Whether a step is running.
    var isBusy: Bool { [.scanning, .connecting, .unlocking].contains(status.kind) }

    /// What the person is told.
    var message: String {
        switch status {
        case .idle: "No lock is connected."
        case .scanning: "Looking for a lock…"
        case .found(let lock): "\(lock.name) is near."
        case .connecting: "Connecting…"
        case .connected: "Please type the code."
        case .unlocking: "Opening…"
        case .unlocked: "The door is open."
        case .unanswered: "The lock did not answer. Please look whether the door is open."
        case .refused(.wrongCode): "This is not the code."
        case .refused: "The lock did not open."
        case .failed(.bluetoothOff): "Please switch Bluetooth on."
        case .failed(.timeout): "No lock answers."
        case .failed: "The lock could not be reached."
        }
    }

    /// Looks for a lock, and connects to it.
    func open() async {
        guard await doorLock.scan().kind == .found, await doorLock.connect().kind == .connected else { return }
        readBattery()
    }

    /// Opens the door.
    func unlock(with code: String) async {
        await doorLock.unlock(code: code)
    }

    /// Call it when the person leaves the screen.
    func close() async {
        guard ![.idle, .failed].contains(doorLock.status.kind) else { return }
        await doorLock.cancel()
    }

    private func readBattery() {
        // Meanwhile the connection may have been lost.
        guard doorLock.status.kind == .connected else { return }
        let charges = doorLock.battery()
        batteryReader?.cancel()
        batteryReader = Task { [weak self] in
            do {
                for try await charge in charges { self?.charge = charge }
            } catch {
                // The connection is gone, or the lock does not tell.
                guard !Task.isCancelled else { return }
                self?.charge = nil
            }
        }
    }
}
