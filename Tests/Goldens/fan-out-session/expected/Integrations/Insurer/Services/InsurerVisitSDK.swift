/// Implements ``VisitSDK`` with Insurer.
@MainActor
final class InsurerVisitSDK: VisitSDK {
    private let manager: InsurerManager

    init(manager: InsurerManager) {
        self.manager = manager
    }

    func enter(room: String) {
        // TODO(flowgen): Call Insurer.
    }

    func leave() {
        // TODO(flowgen): Call Insurer.
    }
}

extension InsurerManager {
    func makeVisitSDK() -> any VisitSDK {
        InsurerVisitSDK(manager: self)
    }
}
