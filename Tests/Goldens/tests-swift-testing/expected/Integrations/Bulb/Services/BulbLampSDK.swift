/// Implements ``LampSDK`` with Bulb.
@MainActor
final class BulbLampSDK: LampSDK {
    private let manager: BulbManager

    init(manager: BulbManager) {
        self.manager = manager
    }

    func flash() {
        // TODO(flowgen): Call Bulb.
    }
}

extension BulbManager {
    func makeLampSDK() -> any LampSDK {
        BulbLampSDK(manager: self)
    }
}
