/// Implements ``VisitSDK`` with Guard.
@MainActor
final class GuardVisitSDK: VisitSDK {
    private let manager: GuardManager

    init(manager: GuardManager) {
        self.manager = manager
    }

    func enter(room: String) {
        // TODO(flowgen): Call Guard.
    }

    func leave() {
        // TODO(flowgen): Call Guard.
    }
}

extension GuardManager {
    func makeVisitSDK() -> any VisitSDK {
        GuardVisitSDK(manager: self)
    }
}
