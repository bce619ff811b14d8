/// Serves ``VisitSDK`` with Guard.
@MainActor
final class GuardVisitSDK: VisitSDK {
    private let manager: GuardManager

    init(manager: GuardManager) {
        self.manager = manager
    }

    /// Enter.
    ///
    /// - Parameter room: The room.
    func enter(room: String) {
        // TODO(flowgen): Call Guard.
    }

    /// Leave.
    func leave() {
        // TODO(flowgen): Call Guard.
    }
}

extension GuardManager {
    /// Makes the wrapper that serves ``VisitSDK``.
    func makeVisitSDK() -> any VisitSDK {
        GuardVisitSDK(manager: self)
    }
}
