/// Implements ``VisitSDK`` with Press.
@MainActor
final class PressVisitSDK: VisitSDK {
    private let manager: PressManager

    init(manager: PressManager) {
        self.manager = manager
    }

    func enter(room: String) {
        // TODO(flowgen): Call Press.
    }

    func leave() {
        // TODO(flowgen): Call Press.
    }
}

extension PressManager {
    func makeVisitSDK() -> any VisitSDK {
        PressVisitSDK(manager: self)
    }
}
