/// Implements ``VisitSDK`` with Shop.
@MainActor
final class ShopVisitSDK: VisitSDK {
    private let manager: ShopManager

    init(manager: ShopManager) {
        self.manager = manager
    }

    func enter(room: String) {
        // TODO(flowgen): Call Shop.
    }

    func leave() {
        // TODO(flowgen): Call Shop.
    }
}

extension ShopManager {
    func makeVisitSDK() -> any VisitSDK {
        ShopVisitSDK(manager: self)
    }
}
