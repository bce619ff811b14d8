// What is near a phone that has no radio: one lock. Nothing in this file is part of Apple's framework.

import Foundation

/// A lock, and how it and the phone behave.
public struct SimulatedLock {
    /// What follows when the app connects.
    public enum Connection {
        case opens, fails, hangs, hidesServices, meetsBluetoothOff
    }

    /// What the lock does with a code.
    public enum Answer {
        case checksCode, refuses, fails, hangs
    }

    /// The lock's service.
    public static var service: CBUUID { CBUUID(string: "5D0C0001-6D1F-4B57-9A0E-2C1B7A8E0F10") }
    /// Takes the code.
    public static var code: CBUUID { CBUUID(string: "5D0C0002-6D1F-4B57-9A0E-2C1B7A8E0F10") }
    /// Tells of each ring.
    public static var bell: CBUUID { CBUUID(string: "5D0C0003-6D1F-4B57-9A0E-2C1B7A8E0F10") }
    /// How full the battery is, in percent.
    public static var battery: CBUUID { CBUUID(string: "2A19") }

    /// The phone's Bluetooth.
    public var state = CBManagerState.poweredOn
    /// Whether a scan finds the lock.
    public var isNear = true
    /// What follows when the app connects.
    public var connection = Connection.opens
    /// The code that opens it.
    public var code = "2718"
    /// What it does with codes, one after the other; the last one again and again.
    public var answers = [Answer.checksCode]
    /// How full its battery is, in percent; nil if that cannot be read.
    public var charge: UInt8? = 80

    /// A lock that is near and answers everything.
    public init() {}

    mutating func nextAnswer() -> Answer {
        answers.count > 1 ? answers.removeFirst() : answers.first ?? .hangs
    }
}

extension CBCentralManager {
    /// A central with a certain lock near it, for tests.
    public convenience init(
        delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?, simulating lock: SimulatedLock
    ) {
        self.init(delegate, queue ?? .main, lock)
    }

    /// Whether the app is looking for peripherals, for tests.
    public var simulatedIsScanning: Bool { queue.sync { isScanning } }

    /// Whether the lock is connected, or about to be, for tests.
    public var simulatedIsConnected: Bool { queue.sync { peripheral.state != .disconnected } }

    /// The person switches Bluetooth off, or on, for tests.
    public func simulateState(_ state: CBManagerState) { change(to: state) }

    /// The lock is carried out of reach, for tests.
    public func simulateLoss() {
        queue.async { self.disconnect(CBError(.peripheralDisconnected)) }
    }

    /// The battery of the lock has another charge, for tests.
    public func simulateCharge(_ charge: UInt8) {
        queue.async {
            self.simulated.charge = charge
            self.notify(SimulatedLock.battery, charge)
        }
    }

    /// Somebody rings, for tests.
    public func simulateBell() {
        queue.async { self.notify(SimulatedLock.bell, 1) }
    }
}
