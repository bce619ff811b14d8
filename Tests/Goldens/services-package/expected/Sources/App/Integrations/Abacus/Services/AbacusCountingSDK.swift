import Offers

/// Implements ``CountingSDK`` with Abacus.
@MainActor
final class AbacusCountingSDK: CountingSDK {
    private let manager: AbacusManager

    init(manager: AbacusManager) {
        self.manager = manager
    }

    func count(event: String) {
        // TODO(flowgen): Call Abacus.
    }
}

extension AbacusManager {
    func makeCountingSDK() -> any CountingSDK {
        AbacusCountingSDK(manager: self)
    }
}
