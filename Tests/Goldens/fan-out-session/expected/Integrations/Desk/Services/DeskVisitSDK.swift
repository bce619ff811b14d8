/// Implements ``VisitSDK`` with Desk.
@MainActor
final class DeskVisitSDK: VisitSDK {
    private let manager: DeskManager

    init(manager: DeskManager) {
        self.manager = manager
    }

    func enter(room: String) {
        // TODO(flowgen): Call Desk.
    }

    func leave() {
        // TODO(flowgen): Call Desk.
    }
}

extension DeskManager {
    func makeVisitSDK() -> any VisitSDK {
        DeskVisitSDK(manager: self)
    }
}
