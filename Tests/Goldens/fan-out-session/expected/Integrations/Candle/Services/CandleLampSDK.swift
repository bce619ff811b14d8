/// Serves ``LampSDK`` with Candle.
@MainActor
final class CandleLampSDK: LampSDK {
    private let manager: CandleManager

    init(manager: CandleManager) {
        self.manager = manager
    }

    /// Shine.
    func shine() {
        // TODO(flowgen): Call Candle.
    }
}

extension CandleManager {
    /// Makes the wrapper that serves ``LampSDK``.
    func makeLampSDK() -> any LampSDK {
        CandleLampSDK(manager: self)
    }
}
