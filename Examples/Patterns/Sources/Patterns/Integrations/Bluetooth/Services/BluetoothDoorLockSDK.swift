@preconcurrency import CoreBluetooth
import Foundation

/// Implements ``DoorLockSDK`` with Bluetooth.
///
/// The work of a step calls CoreBluetooth and waits; the delegate's methods, below, end the step.
@MainActor
final class BluetoothDoorLockSDK: NSObject, DoorLockSDK {
    /// A lock that is connected.
    private nonisolated struct Connection {
        let peripheral: CBPeripheral
        let code: CBCharacteristic
        let battery: CBCharacteristic
    }

    private let manager: BluetoothManager
    /// Made by a scan, so that the system does not ask the person before.
    private var client: CBCentralManager?
    /// The lock that the last scan has found.
    private var peripheral: CBPeripheral?
    private var connection: Connection?
    private let flow: FlowRunner<DoorLockFlow>
    private let bellRangSubject = FlowSignal<Void>()
    private let chargeSubject = FlowSignal<Int>()

    init(manager: BluetoothManager, clock: any Clock<Duration> = ContinuousClock()) {
        self.manager = manager
        flow = FlowRunner(clock: clock) { BluetoothDoorLockSDK.doorLockError(for: $0) }
        super.init()
    }

    var status: DoorLockStatus { flow.status }
    var statuses: AsyncStream<DoorLockStatus> { flow.statuses }

    var bellRangValues: AsyncStream<Void> { bellRangSubject.stream }

    @discardableResult
    func scan() async -> DoorLockStatus {
        let client = client ?? manager.makeCentral(self)
        self.client = client
        return await flow.run(.scan, via: .scanning) { _ in
            try await withTaskCancellationHandler {
                // Cancelled before it began, it would start what has been stopped.
                try Task.checkCancellation()
                try Self.search(with: client)
                return try await untilEnded()
            } onCancel: {
                // However the step ends.
                client.stopScan()
            }
        }
    }

    @discardableResult
    func connect() async -> DoorLockStatus {
        let end = await flow.run(.connect, via: .connecting) { [client, peripheral] _ in
            guard let client, let peripheral else { throw DoorLockError.bluetoothOff }
            client.connect(peripheral, options: nil)
            return try await untilEnded()
        }
        // The central has no time limit: without this, it would connect whenever the lock comes near.
        if connection == nil, status.kind != .connecting { disconnect() }
        return end
    }

    @discardableResult
    func unlock(code: String) async -> DoorLockStatus {
        await flow.run(.unlock, via: .unlocking) { [connection] _ in
            guard let connection else { throw CBError(.notConnected) }
            connection.peripheral.writeValue(Data(code.utf8), for: connection.code, type: .withResponse)
            return try await untilEnded()
        }
    }

    func battery() -> AsyncThrowingStream<Int, any Error> {
        flow.stream(.battery) { [connection, chargeSubject] _, yield in
            guard let connection else { throw CBError(.notConnected) }
            let charges = chargeSubject.stream
            connection.peripheral.readValue(for: connection.battery)
            for await charge in charges { yield(charge) }
        }
    }

    @discardableResult
    func cancel() async -> DoorLockStatus {
        await flow.run(.cancel) { [weak self] _ in
            // The central may have begun to search after the scan was cancelled, while the status was the scan's.
            self?.client?.stopScan()
            self?.disconnect()
            return .idle
        }
    }

    /// Looks for locks, or waits until the central's delegate hears whether it can.
    private nonisolated static func search(with client: CBCentralManager) throws {
        switch client.state {
        case .poweredOn: client.scanForPeripherals(withServices: [lockService], options: nil)
        case .unknown, .resetting: break
        default: throw DoorLockError.bluetoothOff
        }
    }

    private func disconnect() {
        if let peripheral { client?.cancelPeripheralConnection(peripheral) }
        connection = nil
    }

    // MARK: - What the delegates hear

    private func bluetoothChanged() {
        guard let client else { return }
        do {
            if status.kind == .scanning { try Self.search(with: client) }
        } catch {
            flow.end(.scan, throwing: error)
        }
        guard ![.poweredOn, .unknown, .resetting].contains(client.state) else { return }
        // The next scan makes another central, so that the system asks the person again.
        self.client = nil
        flow.end(.connect, throwing: DoorLockError.bluetoothOff)
        disconnected()
    }

    private func found(_ peripheral: CBPeripheral) {
        guard status.kind == .scanning else { return }
        self.peripheral = peripheral
        flow.end(.scan, with: .found(lock: Lock(id: peripheral.identifier, name: peripheral.name ?? "")))
    }

    private func connected(_ connection: Connection) {
        guard status.kind == .connecting, connection.peripheral === peripheral else { return }
        self.connection = connection
        flow.end(.connect, with: .connected)
    }

    private func disconnected() {
        connection = nil
        if flow.canSend(.idle) { connectionLost() }
    }

    // MARK: - Events

    /// The lock is out of reach.
    func connectionLost() { flow.send(.idle) }

    /// Somebody is at the door.
    func bellRang() { bellRangSubject.send(()) }

    /// Maps an error of CoreBluetooth to the app's error.
    private nonisolated static func doorLockError(for error: any Error) -> DoorLockError {
        (error as? CBATTError)?.code == .insufficientAuthentication ? .wrongCode : .other(error)
    }
}

extension BluetoothDoorLockSDK: CBCentralManagerDelegate {
    nonisolated func centralManagerDidUpdateState(_ central: CBCentralManager) {
        Task { @MainActor in bluetoothChanged() }
    }

    nonisolated func centralManager(
        _ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String: Any],
        rssi: NSNumber
    ) {
        peripheral.delegate = self
        Task { @MainActor in found(peripheral) }
    }

    nonisolated func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral) {
        peripheral.discoverServices([Self.lockService])
    }

    nonisolated func centralManager(
        _ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?
    ) {
        Task { @MainActor in flow.end(.connect, throwing: error ?? CBError(.connectionFailed)) }
    }

    nonisolated func centralManager(
        _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, error: (any Error)?
    ) {
        // Without an error, the app itself has disconnected.
        guard error != nil else { return }
        Task { @MainActor in disconnected() }
    }
}

extension BluetoothDoorLockSDK: CBPeripheralDelegate {
    nonisolated func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?) {
        if let error {
            Task { @MainActor in flow.end(.connect, throwing: error) }
        }
        for service in peripheral.services ?? [] { peripheral.discoverCharacteristics(nil, for: service) }
    }

    nonisolated func peripheral(
        _ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService, error: (any Error)?
    ) {
        let all = Dictionary(uniqueKeysWithValues: (service.characteristics ?? []).map { ($0.uuid, $0) })
        guard let code = all[Self.code], let battery = all[Self.battery], let bell = all[Self.bell] else {
            Task { @MainActor in flow.end(.connect, throwing: error ?? CBError(.connectionFailed)) }
            return
        }
        peripheral.setNotifyValue(true, for: battery)
        peripheral.setNotifyValue(true, for: bell)
        let connection = Connection(peripheral: peripheral, code: code, battery: battery)
        Task { @MainActor in connected(connection) }
    }

    nonisolated func peripheral(
        _ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic, error: (any Error)?
    ) {
        Task { @MainActor in
            if let error { flow.end(.unlock, throwing: error) } else { flow.end(.unlock, with: .unlocked) }
        }
    }

    nonisolated func peripheral(
        _ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic, error: (any Error)?
    ) {
        let (uuid, value) = (characteristic.uuid, characteristic.value?.first)
        Task { @MainActor in
            switch (uuid, value) {
            case (Self.bell, _): bellRang()
            case (Self.battery, let charge?): chargeSubject.send(Int(charge))
            case (Self.battery, nil): flow.end(.battery, throwing: error ?? CBError(.unknown))
            default: break
            }
        }
    }
}

/// What the locks call their service, and its characteristics.
extension BluetoothDoorLockSDK {
    private nonisolated static var lockService: CBUUID { CBUUID(string: "5D0C0001-6D1F-4B57-9A0E-2C1B7A8E0F10") }
    private nonisolated static var code: CBUUID { CBUUID(string: "5D0C0002-6D1F-4B57-9A0E-2C1B7A8E0F10") }
    private nonisolated static var bell: CBUUID { CBUUID(string: "5D0C0003-6D1F-4B57-9A0E-2C1B7A8E0F10") }
    private nonisolated static var battery: CBUUID { CBUUID(string: "2A19") }
}

extension BluetoothManager {
    func makeDoorLockSDK() -> any DoorLockSDK {
        BluetoothDoorLockSDK(manager: self)
    }
}
