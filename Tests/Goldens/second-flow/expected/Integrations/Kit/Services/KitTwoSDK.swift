/// Serves ``TwoSDK`` with Kit.
@MainActor
final class KitTwoSDK: TwoSDK {
    private let manager: KitManager

    init(manager: KitManager) {
        self.manager = manager
    }

    /// End.
    func end() {
        // TODO(flowgen): Call Kit.
    }
}

extension KitManager {
    /// Makes the wrapper that serves ``TwoSDK``.
    func makeTwoSDK() -> any TwoSDK {
        KitTwoSDK(manager: self)
    }
}
