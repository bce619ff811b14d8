/// Serves ``OneSDK`` with Kit.
@MainActor
final class KitOneSDK: OneSDK {
    private let manager: KitManager

    init(manager: KitManager) {
        self.manager = manager
    }

    /// Begin.
    func begin() {
        // TODO(flowgen): Call Kit.
    }
}

extension KitManager {
    /// Makes the wrapper that serves ``OneSDK``.
    func makeOneSDK() -> any OneSDK {
        KitOneSDK(manager: self)
    }
}
