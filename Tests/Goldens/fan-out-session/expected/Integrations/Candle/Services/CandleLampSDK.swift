/// Implements ``LampSDK`` with Candle.
@MainActor
final class CandleLampSDK: LampSDK {
    private let manager: CandleManager

    init(manager: CandleManager) {
        self.manager = manager
    }

    func shine() {
        // TODO(flowgen): Call Candle.
    }
}

extension CandleManager {
    func makeLampSDK() -> any LampSDK {
        CandleLampSDK(manager: self)
    }
}
