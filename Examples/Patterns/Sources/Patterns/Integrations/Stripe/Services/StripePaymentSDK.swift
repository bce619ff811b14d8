@preconcurrency import StripePaymentSheet
import UIKit

/// Implements ``PaymentSDK`` with Stripe.
@MainActor
final class StripePaymentSDK: PaymentSDK {
    private let manager: StripeManager
    private var client: PaymentSheet?
    private let flow = FlowRunner<PaymentFlow> { StripePaymentSDK.paymentError(for: $0) }

    init(manager: StripeManager) {
        self.manager = manager
    }

    var status: PaymentStatus { flow.status }
    var statuses: AsyncStream<PaymentStatus> { flow.statuses }

    @discardableResult
    func prepare(_ order: Order) async -> PaymentStatus {
        await flow.run(.prepare, via: .preparing) { [manager, weak self] _ in
            guard order.total > 0 else { throw PaymentError.nothingToPay }
            let sheet = try await manager.makeSheet(for: order)
            try Task.checkCancellation()
            self?.client = sheet
            return .ready
        }
    }

    @discardableResult
    func pay(over screen: UIViewController) async -> PaymentStatus {
        await flow.run(.pay, via: .paying) { [client] _ in
            guard let client else { throw PaymentError.nothingToPay }
            return try await withCheckedThrowingContinuation { continuation in
                client.present(from: screen) { @Sendable result in
                    switch result {
                    case .completed: continuation.resume(returning: .paid)
                    case .canceled: continuation.resume(returning: .ready)
                    case .failed(let error): continuation.resume(throwing: error)
                    }
                }
            }
        }
    }

    /// Maps an error of Stripe to the app's error.
    private nonisolated static func paymentError(for error: any Error) -> PaymentError {
        if case PaymentSheetError.cardDeclined(let message) = error {
            return .declined(message: message)
        }
        return .paymentFailed(error)
    }
}

extension StripeManager {
    func makePaymentSDK() -> any PaymentSDK {
        StripePaymentSDK(manager: self)
    }
}
