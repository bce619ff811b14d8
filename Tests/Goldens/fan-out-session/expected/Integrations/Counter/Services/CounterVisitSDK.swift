/// Implements ``VisitSDK`` with Counter.
@MainActor
final class CounterVisitSDK: VisitSDK {
    private let manager: CounterManager

    init(manager: CounterManager) {
        self.manager = manager
    }

    func enter(room: String) {
        // TODO(flowgen): Call Counter.
    }

    func leave() {
        // TODO(flowgen): Call Counter.
    }
}

extension CounterManager {
    func makeVisitSDK() -> any VisitSDK {
        CounterVisitSDK(manager: self)
    }
}
