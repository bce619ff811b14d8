@preconcurrency import ParcelWire

/// Implements ``BasketSDK`` with Wire.
nonisolated final class WireBasketSDK: BasketSDK {
    private let manager: WireManager
    private let flow = FlowRunner<BasketFlow> { WireBasketSDK.basketError(for: $0) }

    init(manager: WireManager) {
        self.manager = manager
    }

    var status: BasketStatus { flow.status }
    var statuses: AsyncStream<BasketStatus> { flow.statuses }

    func add(number: String) {
        // TODO(flowgen): Call ParcelWire and send `.filled(count:)`.
        flow.reportUnwritten(.add)
    }

    func clear() {
        // TODO(flowgen): Call ParcelWire and send `.empty`.
        flow.reportUnwritten(.clear)
    }

    func total() throws(BasketError) -> Double {
        // TODO(flowgen): Call ParcelWire and return the answer.
        flow.reportUnwritten(.total)
        throw BasketError.noPrice
    }

    /// Maps an error of ParcelWire to the app's error.
    private nonisolated static func basketError(for error: any Error) -> BasketError {
        // TODO(flowgen): Map the errors of ParcelWire to the cases of `BasketError`.
        .noPrice
    }
}

extension WireManager {
    func makeBasketSDK() -> any BasketSDK {
        WireBasketSDK(manager: self)
    }
}
