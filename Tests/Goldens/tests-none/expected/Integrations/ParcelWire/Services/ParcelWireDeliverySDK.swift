/// Implements ``DeliverySDK`` with ParcelWire.
///
/// The work of a step must not hold the wrapper, so that it ends when the app drops the wrapper: capture what it
/// needs, such as `[manager]`. Where ParcelWire calls a closure: `try await withCheckedThrowingContinuation`, with
/// `{ @Sendable in continuation.resume(with: $0) }` as the closure.
@MainActor
final class ParcelWireDeliverySDK: DeliverySDK {
    private let manager: ParcelWireManager
    private let flow = FlowRunner<DeliveryFlow> { ParcelWireDeliverySDK.deliveryError(for: $0) }

    init(manager: ParcelWireManager) {
        self.manager = manager
    }

    var status: DeliveryStatus { flow.status }
    var statuses: AsyncStream<DeliveryStatus> { flow.statuses }

    @discardableResult
    func order(items: Bag<Item>) async -> DeliveryStatus {
        await flow.run(.order) { send in
            // TODO(flowgen): Call ParcelWire, send `.ordering(items:)` and return `.ordered(_:)`.
            throw NotWritten()
        }
    }

    /// Maps an error of ParcelWire to the app's error.
    private nonisolated static func deliveryError(for error: any Error) -> DeliveryError {
        // TODO(flowgen): Map the errors of ParcelWire to the cases of `DeliveryError`.
        .unknown
    }
}

extension ParcelWireManager {
    func makeDeliverySDK() -> any DeliverySDK {
        ParcelWireDeliverySDK(manager: self)
    }
}
