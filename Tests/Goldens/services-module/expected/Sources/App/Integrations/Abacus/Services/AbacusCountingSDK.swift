import Services

/// Serves ``CountingSDK`` with Abacus.
@MainActor
final class AbacusCountingSDK: CountingSDK {
    private let manager: AbacusManager

    init(manager: AbacusManager) {
        self.manager = manager
    }

    /// Count.
    ///
    /// - Parameter event: The event.
    func count(event: String) {
        // TODO(flowgen): Call Abacus.
    }
}

extension AbacusManager {
    /// Makes the wrapper that serves ``CountingSDK``.
    func makeCountingSDK() -> any CountingSDK {
        AbacusCountingSDK(manager: self)
    }
}
