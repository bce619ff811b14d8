/// Serves ``VisitSDK`` with Cafe.
@MainActor
final class CafeVisitSDK: VisitSDK {
    private let manager: CafeManager

    init(manager: CafeManager) {
        self.manager = manager
    }

    /// Enter.
    ///
    /// - Parameter room: The room.
    func enter(room: String) {
        // TODO(flowgen): Call Cafe.
    }

    /// Leave.
    func leave() {
        // TODO(flowgen): Call Cafe.
    }
}

extension CafeManager {
    /// Makes the wrapper that serves ``VisitSDK``.
    func makeVisitSDK() -> any VisitSDK {
        CafeVisitSDK(manager: self)
    }
}
