/// Serves ``VisitSDK`` with Shop.
@MainActor
final class ShopVisitSDK: VisitSDK {
    private let manager: ShopManager

    init(manager: ShopManager) {
        self.manager = manager
    }

    /// Enter.
    ///
    /// - Parameter room: The room.
    func enter(room: String) {
        // TODO(flowgen): Call Shop.
    }

    /// Leave.
    func leave() {
        // TODO(flowgen): Call Shop.
    }
}

extension ShopManager {
    /// Makes the wrapper that serves ``VisitSDK``.
    func makeVisitSDK() -> any VisitSDK {
        ShopVisitSDK(manager: self)
    }
}
