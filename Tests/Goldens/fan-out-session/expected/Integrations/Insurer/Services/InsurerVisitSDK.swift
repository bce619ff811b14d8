/// Serves ``VisitSDK`` with Insurer.
@MainActor
final class InsurerVisitSDK: VisitSDK {
    private let manager: InsurerManager

    init(manager: InsurerManager) {
        self.manager = manager
    }

    /// Enter.
    ///
    /// - Parameter room: The room.
    func enter(room: String) {
        // TODO(flowgen): Call Insurer.
    }

    /// Leave.
    func leave() {
        // TODO(flowgen): Call Insurer.
    }
}

extension InsurerManager {
    /// Makes the wrapper that serves ``VisitSDK``.
    func makeVisitSDK() -> any VisitSDK {
        InsurerVisitSDK(manager: self)
    }
}
