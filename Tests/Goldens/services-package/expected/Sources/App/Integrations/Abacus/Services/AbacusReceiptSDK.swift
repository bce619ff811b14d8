import Offers

/// Serves ``ReceiptSDK`` with Abacus.
@MainActor
final class AbacusReceiptSDK: ReceiptSDK {
    private let manager: AbacusManager

    init(manager: AbacusManager) {
        self.manager = manager
    }

    /// Add.
    ///
    /// - Parameter line: The line.
    func add(line: String) {
        // TODO(flowgen): Call Abacus.
    }
}

extension AbacusManager {
    /// Makes the wrapper that serves ``ReceiptSDK``.
    func makeReceiptSDK() -> any ReceiptSDK {
        AbacusReceiptSDK(manager: self)
    }
}
