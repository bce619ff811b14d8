/// Serves ``LampSDK`` with Bulb.
@MainActor
final class BulbLampSDK: LampSDK {
    private let manager: BulbManager

    init(manager: BulbManager) {
        self.manager = manager
    }

    /// Shine.
    func shine() {
        // TODO(flowgen): Call Bulb.
    }
}

extension BulbManager {
    /// Makes the wrapper that serves ``LampSDK``.
    func makeLampSDK() -> any LampSDK {
        BulbLampSDK(manager: self)
    }
}
