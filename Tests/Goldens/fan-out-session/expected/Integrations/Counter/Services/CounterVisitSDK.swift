/// Serves ``VisitSDK`` with Counter.
@MainActor
final class CounterVisitSDK: VisitSDK {
    private let manager: CounterManager

    init(manager: CounterManager) {
        self.manager = manager
    }

    /// Enter.
    ///
    /// - Parameter room: The room.
    func enter(room: String) {
        // TODO(flowgen): Call Counter.
    }

    /// Leave.
    func leave() {
        // TODO(flowgen): Call Counter.
    }
}

extension CounterManager {
    /// Makes the wrapper that serves ``VisitSDK``.
    func makeVisitSDK() -> any VisitSDK {
        CounterVisitSDK(manager: self)
    }
}
