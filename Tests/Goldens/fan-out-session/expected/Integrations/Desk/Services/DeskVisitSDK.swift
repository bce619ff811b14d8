/// Serves ``VisitSDK`` with Desk.
@MainActor
final class DeskVisitSDK: VisitSDK {
    private let manager: DeskManager

    init(manager: DeskManager) {
        self.manager = manager
    }

    /// Enter.
    ///
    /// - Parameter room: The room.
    func enter(room: String) {
        // TODO(flowgen): Call Desk.
    }

    /// Leave.
    func leave() {
        // TODO(flowgen): Call Desk.
    }
}

extension DeskManager {
    /// Makes the wrapper that serves ``VisitSDK``.
    func makeVisitSDK() -> any VisitSDK {
        DeskVisitSDK(manager: self)
    }
}
