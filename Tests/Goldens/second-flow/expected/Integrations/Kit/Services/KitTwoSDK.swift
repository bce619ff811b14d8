/// Implements ``TwoSDK`` with Kit.
@MainActor
final class KitTwoSDK: TwoSDK {
    private let manager: KitManager

    init(manager: KitManager) {
        self.manager = manager
    }

    func end() {
        // TODO(flowgen): Call Kit.
    }
}

extension KitManager {
    func makeTwoSDK() -> any TwoSDK {
        KitTwoSDK(manager: self)
    }
}
