/// Serves ``VisitSDK`` with Police.
@MainActor
final class PoliceVisitSDK: VisitSDK {
    private let manager: PoliceManager

    init(manager: PoliceManager) {
        self.manager = manager
    }

    /// Enter.
    ///
    /// - Parameter room: The room.
    func enter(room: String) {
        // TODO(flowgen): Call Police.
    }

    /// Leave.
    func leave() {
        // TODO(flowgen): Call Police.
    }
}

extension PoliceManager {
    /// Makes the wrapper that serves ``VisitSDK``.
    func makeVisitSDK() -> any VisitSDK {
        PoliceVisitSDK(manager: self)
    }
}
