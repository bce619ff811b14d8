import Combine
import Foundation

/// Implements ``PaymentSDK`` with Stripe.
///
/// The work of a step must not hold the wrapper, so that it ends when the app drops the wrapper: capture what it
/// needs, such as `[manager]`. For a closure of Stripe: `try await withCheckedThrowingContinuation { … }`.
@MainActor
final class StripePaymentSDK: PaymentSDK {
    private let manager: StripeManager
    private let flow = FlowRunner<PaymentFlow>(.idle) { StripePaymentSDK.paymentError(for: $0) }

    init(manager: StripeManager) {
        self.manager = manager
    }

    var status: PaymentStatus { flow.status }
    var statusPublisher: AnyPublisher<PaymentStatus, Never> { flow.statusPublisher }

    func pay(amount: Decimal) {
        flow.run(.pay, via: .paying) { _ in
            // TODO(flowgen): Call Stripe and return `.paid(receipt:)`.
            throw PaymentError.declined
        }
    }

    /// Maps an error of Stripe to the app's error.
    private static func paymentError(for error: any Error) -> PaymentError {
        // TODO(flowgen): Map the errors of Stripe to the cases of `PaymentError`.
        .declined
    }
}

extension StripeManager {
    func makePaymentSDK() -> any PaymentSDK {
        StripePaymentSDK(manager: self).verified()
    }
}
