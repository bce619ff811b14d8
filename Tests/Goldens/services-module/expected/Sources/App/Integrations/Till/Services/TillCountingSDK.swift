import Services

/// Implements ``CountingSDK`` with Till.
@MainActor
final class TillCountingSDK: CountingSDK {
    private let manager: TillManager
    private let shopSDK: any ShopSDK

    init(manager: TillManager, shopSDK: any ShopSDK) {
        self.manager = manager
        self.shopSDK = shopSDK
    }

    func count(event: String) {
        // TODO(flowgen): Call Till.
    }
}

extension TillManager {
    func makeCountingSDK(shopSDK: any ShopSDK) -> any CountingSDK {
        TillCountingSDK(manager: self, shopSDK: shopSDK)
    }
}
