// Apple's CoreBluetooth in name and shape only, for Linux (https://developer.apple.com/documentation/corebluetooth): the
// phone's side of a connection. As in Apple's, no class is Sendable, and the delegates are told on the queue that the
// central was made with. There is no radio: `SimulatedLock.swift` says what is near.

@_exported import Foundation

public enum CBManagerState: Int {
    case unknown, resetting, unsupported, unauthorized, poweredOff, poweredOn
}

public enum CBPeripheralState: Int {
    case disconnected, connecting, connected, disconnecting
}

public enum CBCharacteristicWriteType: Int {
    case withResponse, withoutResponse
}

public struct CBError: CustomNSError {
    public enum Code: Int {
        case unknown, invalidParameters, invalidHandle, notConnected, outOfSpace, operationCancelled
        case connectionTimeout, peripheralDisconnected, uuidNotAllowed, alreadyAdvertising, connectionFailed
    }

    public let code: Code
    public var errorCode: Int { code.rawValue }

    public init(_ code: Code) { self.code = code }
}

public struct CBATTError: CustomNSError {
    public enum Code: Int {
        case insufficientAuthentication = 5
        case unlikelyError = 14
    }

    public let code: Code
    public var errorCode: Int { code.rawValue }

    public init(_ code: Code) { self.code = code }
}

open class CBUUID: NSObject {
    public let uuidString: String

    public init(string: String) { uuidString = string.uppercased() }

    open override func isEqual(_ object: Any?) -> Bool { (object as? CBUUID)?.uuidString == uuidString }
    open override var hash: Int { uuidString.hashValue }
}

open class CBAttribute: NSObject {
    public let uuid: CBUUID

    init(_ uuid: CBUUID) { self.uuid = uuid }
}

open class CBService: CBAttribute {
    public internal(set) var characteristics: [CBCharacteristic]?
}

open class CBCharacteristic: CBAttribute {
    public internal(set) var value: Data?
    public internal(set) var isNotifying = false
}

public protocol CBCentralManagerDelegate: NSObjectProtocol {
    func centralManagerDidUpdateState(_ central: CBCentralManager)
    func centralManager(
        _ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String: Any],
        rssi RSSI: NSNumber)
    func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral)
    func centralManager(
        _ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?)
    func centralManager(
        _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, error: (any Error)?)
}

/// What is optional in Apple's protocol.
extension CBCentralManagerDelegate {
    public func centralManager(
        _ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String: Any],
        rssi RSSI: NSNumber
    ) {}
    public func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral) {}
    public func centralManager(
        _ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?
    ) {}
    public func centralManager(
        _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, error: (any Error)?
    ) {}
}

public protocol CBPeripheralDelegate: NSObjectProtocol {
    func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?)
    func peripheral(
        _ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService, error: (any Error)?)
    func peripheral(
        _ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic, error: (any Error)?)
    func peripheral(
        _ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic, error: (any Error)?)
}

/// What is optional in Apple's protocol: everything.
extension CBPeripheralDelegate {
    public func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?) {}
    public func peripheral(
        _ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService, error: (any Error)?
    ) {}
    public func peripheral(
        _ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic, error: (any Error)?
    ) {}
    public func peripheral(
        _ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic, error: (any Error)?
    ) {}
}

open class CBManager: NSObject {
    private let lock = NSLock()
    private var current = CBManagerState.unknown

    public internal(set) var state: CBManagerState {
        get { lock.withLock { current } }
        set { lock.withLock { current = newValue } }
    }
}

open class CBCentralManager: CBManager {
    public weak var delegate: (any CBCentralManagerDelegate)?
    let queue: DispatchQueue
    var simulated: SimulatedLock
    var isScanning = false
    private(set) lazy var peripheral = CBPeripheral(of: self)

    /// - Parameter queue: Where the delegates are told; nil for the main queue.
    public convenience init(delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?) {
        self.init(delegate: delegate, queue: queue, simulating: SimulatedLock())
    }

    init(_ delegate: (any CBCentralManagerDelegate)?, _ queue: DispatchQueue, _ simulated: SimulatedLock) {
        self.delegate = delegate
        self.queue = queue
        self.simulated = simulated
        super.init()
        change(to: simulated.state)
    }

    open func scanForPeripherals(withServices serviceUUIDs: [CBUUID]?, options: [String: Any]? = nil) {
        queue.async {
            self.isScanning = self.state == .poweredOn
            let isWanted = serviceUUIDs?.contains(SimulatedLock.service) ?? true
            guard self.isScanning, self.simulated.isNear, isWanted else { return }
            self.delegate?.centralManager(self, didDiscover: self.peripheral, advertisementData: [:], rssi: -50)
        }
    }

    open func stopScan() {
        queue.async { self.isScanning = false }
    }

    open func connect(_ peripheral: CBPeripheral, options: [String: Any]? = nil) {
        queue.async {
            peripheral.state = .connecting
            switch self.simulated.connection {
            case .opens, .hidesServices:
                peripheral.state = .connected
                self.delegate?.centralManager(self, didConnect: peripheral)
            case .fails:
                peripheral.state = .disconnected
                self.delegate?.centralManager(self, didFailToConnect: peripheral, error: CBError(.connectionFailed))
            case .hangs: break
            case .meetsBluetoothOff: self.change(to: .poweredOff)
            }
        }
    }

    open func cancelPeripheralConnection(_ peripheral: CBPeripheral) {
        queue.async { self.disconnect(nil) }
    }

    func change(to state: CBManagerState) {
        queue.async {
            self.state = state
            if state != .poweredOn { self.peripheral.state = .disconnected }
            self.delegate?.centralManagerDidUpdateState(self)
        }
    }

    func disconnect(_ error: CBError?) {
        guard peripheral.state != .disconnected else { return }
        peripheral.state = .disconnected
        delegate?.centralManager(self, didDisconnectPeripheral: peripheral, error: error)
    }

    /// A characteristic of the lock has another value.
    func notify(_ uuid: CBUUID, _ value: UInt8) {
        let all = (peripheral.services ?? []).flatMap { $0.characteristics ?? [] }
        for characteristic in all where characteristic.uuid == uuid && characteristic.isNotifying {
            characteristic.value = Data([value])
            peripheral.delegate?.peripheral(peripheral, didUpdateValueFor: characteristic, error: nil)
        }
    }
}

open class CBPeripheral: NSObject {
    public let identifier = UUID()
    public let name: String? = "Front door"
    public weak var delegate: (any CBPeripheralDelegate)?
    public internal(set) var state = CBPeripheralState.disconnected
    public internal(set) var services: [CBService]?
    private weak var central: CBCentralManager?

    init(of central: CBCentralManager) { self.central = central }

    open func discoverServices(_ serviceUUIDs: [CBUUID]?) {
        whileConnected { central in
            guard central.simulated.connection != .hidesServices else { return }
            self.services = [CBService(SimulatedLock.service)]
            self.delegate?.peripheral(self, didDiscoverServices: nil)
        }
    }

    open func discoverCharacteristics(_ characteristicUUIDs: [CBUUID]?, for service: CBService) {
        whileConnected { _ in
            service.characteristics = [SimulatedLock.code, SimulatedLock.battery, SimulatedLock.bell]
                .map(CBCharacteristic.init)
            self.delegate?.peripheral(self, didDiscoverCharacteristicsFor: service, error: nil)
        }
    }

    open func setNotifyValue(_ enabled: Bool, for characteristic: CBCharacteristic) {
        whileConnected { _ in characteristic.isNotifying = enabled }
    }

    open func readValue(for characteristic: CBCharacteristic) {
        whileConnected { central in
            let value = central.simulated.charge
            characteristic.value = value.map { Data([$0]) }
            let error = value == nil ? CBATTError(.unlikelyError) : nil
            self.delegate?.peripheral(self, didUpdateValueFor: characteristic, error: error)
        }
    }

    open func writeValue(_ data: Data, for characteristic: CBCharacteristic, type: CBCharacteristicWriteType) {
        whileConnected { central in
            let error: CBATTError?
            switch central.simulated.nextAnswer() {
            case .checksCode where data == Data(central.simulated.code.utf8): error = nil
            case .checksCode, .refuses: error = CBATTError(.insufficientAuthentication)
            case .fails: error = CBATTError(.unlikelyError)
            case .hangs: return
            }
            guard type == .withResponse else { return }
            self.delegate?.peripheral(self, didWriteValueFor: characteristic, error: error)
        }
    }

    private func whileConnected(_ work: @escaping (CBCentralManager) -> Void) {
        central?.queue.async {
            if let central = self.central, self.state == .connected { work(central) }
        }
    }
}
