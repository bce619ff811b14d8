import Combine
import Foundation

/// Serves ``PaymentSDK`` with Stripe.
@MainActor
final class StripePaymentSDK: PaymentSDK {
    private let manager: StripeManager
    private let statusSubject = CurrentValueSubject<PaymentStatus, Never>(.idle)
    private var payTask: Task<Void, Never>?

    init(manager: StripeManager) {
        self.manager = manager
    }

    /// Publishes the current status first, then each change.
    var statusPublisher: AnyPublisher<PaymentStatus, Never> {
        statusSubject.eraseToAnyPublisher()
    }

    /// Confirms the payment.
    ///
    /// Starts from `idle`, passes through `paying`, ends in `paid` or `failed`.
    ///
    /// - Parameter amount: The amount.
    func pay(amount: Decimal) {
        payTask?.cancel()
        payTask = Task {
            do {
                try Task.checkCancellation()
                // TODO(flowgen): Call Stripe, then send `.paid(receipt:)`. Closures: `{ @Sendable value in Task { @MainActor in … } }`.
                throw PaymentError.declined
            } catch {
                guard !Task.isCancelled else { return }
                statusSubject.send(.failed(reason: paymentError(for: error)))
            }
        }
        // After the Task is there, so that a reader of the status may cancel it.
        statusSubject.send(.paying)
    }

    /// Maps an error of the SDK to the app's error.
    func paymentError(for error: any Error) -> PaymentError {
        if let error = error as? PaymentError { return error }
        // TODO(flowgen): Map the errors of Stripe to the cases of `PaymentError`.
        return .declined
    }
}

extension StripeManager {
    /// Makes the wrapper that serves ``PaymentSDK``.
    func makePaymentSDK() -> any PaymentSDK {
        StripePaymentSDK(manager: self)
    }
}
