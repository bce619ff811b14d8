/// Serves ``VisitSDK`` with Press.
@MainActor
final class PressVisitSDK: VisitSDK {
    private let manager: PressManager

    init(manager: PressManager) {
        self.manager = manager
    }

    /// Enter.
    ///
    /// - Parameter room: The room.
    func enter(room: String) {
        // TODO(flowgen): Call Press.
    }

    /// Leave.
    func leave() {
        // TODO(flowgen): Call Press.
    }
}

extension PressManager {
    /// Makes the wrapper that serves ``VisitSDK``.
    func makeVisitSDK() -> any VisitSDK {
        PressVisitSDK(manager: self)
    }
}
