import Combine
@preconcurrency import CoreBluetooth
import Foundation

/// Implements ``DoorSDK`` with Blue.
///
/// The work of a step must not hold the wrapper, so that it ends when the app drops the wrapper: capture what it
/// needs, such as `[client]`. Where CoreBluetooth calls a closure: `try await withCheckedThrowingContinuation`, with
/// `{ @Sendable in continuation.resume(with: $0) }` as the closure.
///
/// Where a method of a delegate ends a step: `return try await untilEnded()` is the work's last line, and the method
/// calls `flow.end` with a status, `returning:` a value or `throwing:` an error.
@MainActor
final class BlueDoorSDK: NSObject, DoorSDK {
    private let manager: BlueManager
    private var client: CBCentralManager?
    private let flow = FlowRunner<DoorFlow> { _ in NoFailure() }

    init(manager: BlueManager) {
        self.manager = manager
        client = nil
        super.init()
    }

    var status: DoorStatus { flow.status }
    var statusPublisher: AnyPublisher<DoorStatus, Never> { flow.statusPublisher }

    func scan() {
        flow.start(.scan, via: .scanning) { _ in
            // TODO(flowgen): Call CoreBluetooth and return `.found`.
            throw NotWritten()
        }
    }
}

extension BlueDoorSDK: CBCentralManagerDelegate {
    nonisolated func centralManagerDidUpdateState(_ central: CBCentralManager) {
        // TODO(flowgen): Pass on what the flow needs: `Task { @MainActor in … }`.
    }
}

extension BlueManager {
    func makeDoorSDK() -> any DoorSDK {
        BlueDoorSDK(manager: self)
    }
}
