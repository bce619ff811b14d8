/// Implements ``VisitSDK`` with Cafe.
@MainActor
final class CafeVisitSDK: VisitSDK {
    private let manager: CafeManager

    init(manager: CafeManager) {
        self.manager = manager
    }

    func enter(room: String) {
        // TODO(flowgen): Call Cafe.
    }

    func leave() {
        // TODO(flowgen): Call Cafe.
    }
}

extension CafeManager {
    func makeVisitSDK() -> any VisitSDK {
        CafeVisitSDK(manager: self)
    }
}
