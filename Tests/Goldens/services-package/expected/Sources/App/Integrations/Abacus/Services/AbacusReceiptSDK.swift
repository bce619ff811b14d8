import Offers

/// Implements ``ReceiptSDK`` with Abacus.
@MainActor
final class AbacusReceiptSDK: ReceiptSDK {
    private let manager: AbacusManager

    init(manager: AbacusManager) {
        self.manager = manager
    }

    func add(line: String) {
        // TODO(flowgen): Call Abacus.
    }
}

extension AbacusManager {
    func makeReceiptSDK() -> any ReceiptSDK {
        AbacusReceiptSDK(manager: self)
    }
}
