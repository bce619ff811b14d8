@preconcurrency import ParcelWire

/// Serves ``BasketSDK`` with Wire.
nonisolated final class WireBasketSDK: BasketSDK {
    private let manager: WireManager
    private let statusSubject = BasketValueSubject<BasketStatus>(.empty)

    init(manager: WireManager) {
        self.manager = manager
    }

    /// A new stream for each reader: the current status first, then each change.
    var statuses: AsyncStream<BasketStatus> {
        statusSubject.stream()
    }

    /// Puts a parcel into the basket.
    ///
    /// Ends in `filled`.
    ///
    /// - Parameter number: The number.
    func add(number: String) {
        // TODO(flowgen): Call ParcelWire, then send `.filled(count:)`.
    }

    /// Empties the basket.
    ///
    /// Ends in `empty`.
    func clear() {
        // TODO(flowgen): Call ParcelWire, then send `.empty`.
    }

    /// Looks at the price.
    func total() throws(BasketError) -> Double {
        // TODO(flowgen): Call ParcelWire, then return what it answers.
        throw BasketError.noPrice
    }

    /// Maps an error of the SDK to the app's error.
    func basketError(for error: any Error) -> BasketError {
        if let error = error as? BasketError { return error }
        // TODO(flowgen): Map the errors of ParcelWire to the cases of `BasketError`.
        return .noPrice
    }
}

extension WireManager {
    /// Makes the wrapper that serves ``BasketSDK``.
    func makeBasketSDK() -> any BasketSDK {
        WireBasketSDK(manager: self)
    }
}
