/// Implements ``VisitSDK`` with Police.
@MainActor
final class PoliceVisitSDK: VisitSDK {
    private let manager: PoliceManager

    init(manager: PoliceManager) {
        self.manager = manager
    }

    func enter(room: String) {
        // TODO(flowgen): Call Police.
    }

    func leave() {
        // TODO(flowgen): Call Police.
    }
}

extension PoliceManager {
    func makeVisitSDK() -> any VisitSDK {
        PoliceVisitSDK(manager: self)
    }
}
