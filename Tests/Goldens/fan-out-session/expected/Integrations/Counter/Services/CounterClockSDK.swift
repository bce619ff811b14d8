/// Serves ``ClockSDK`` with Counter.
@MainActor
final class CounterClockSDK: ClockSDK {
    private let manager: CounterManager

    init(manager: CounterManager) {
        self.manager = manager
    }

    /// Tick.
    func tick() {
        // TODO(flowgen): Call Counter.
    }
}

extension CounterManager {
    /// Makes the wrapper that serves ``ClockSDK``.
    func makeClockSDK() -> any ClockSDK {
        CounterClockSDK(manager: self)
    }
}
