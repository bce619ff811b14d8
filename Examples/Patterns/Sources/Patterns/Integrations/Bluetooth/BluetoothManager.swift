@preconcurrency import CoreBluetooth

/// The locks' radio.
///
/// The framework needs no set-up. Each central tells its delegate everything on a queue of its own.
@MainActor
final class BluetoothManager: Integration {
    /// Makes a central, upon which the system asks the person for the permission, or to switch Bluetooth on.
    let makeCentral: @MainActor (any CBCentralManagerDelegate) -> CBCentralManager

    init(
        makeCentral: @escaping @MainActor (any CBCentralManagerDelegate) -> CBCentralManager = {
            CBCentralManager(delegate: $0, queue: DispatchQueue(label: "Bluetooth"))
        }
    ) {
        self.makeCentral = makeCentral
    }
}
