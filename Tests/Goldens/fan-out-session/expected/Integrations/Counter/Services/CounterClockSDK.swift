/// Implements ``ClockSDK`` with Counter.
@MainActor
final class CounterClockSDK: ClockSDK {
    private let manager: CounterManager

    init(manager: CounterManager) {
        self.manager = manager
    }

    func tick() {
        // TODO(flowgen): Call Counter.
    }
}

extension CounterManager {
    func makeClockSDK() -> any ClockSDK {
        CounterClockSDK(manager: self)
    }
}
