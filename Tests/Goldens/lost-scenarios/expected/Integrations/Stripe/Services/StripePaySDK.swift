import Combine
@preconcurrency import StripeKit

/// Serves ``PaySDK`` with Stripe.
@MainActor
final class StripePaySDK: PaySDK {
    private let manager: StripeManager
    private let statusSubject = CurrentValueSubject<PayStatus, Never>(.idle)
    private var payTask: Task<Void, Never>?

    init(manager: StripeManager) {
        self.manager = manager
    }

    /// Publishes the current status first, then each change.
    var statusPublisher: AnyPublisher<PayStatus, Never> {
        statusSubject.eraseToAnyPublisher()
    }

    /// Pays.
    ///
    /// Starts from `idle` or `failed`, passes through `paying`, ends in `paid` or `failed`.
    ///
    /// - Parameter amount: The amount.
    func pay(amount: Money) {
        payTask?.cancel()
        payTask = Task {
            do {
                try Task.checkCancellation()
                // TODO(flowgen): Call StripeKit, then send `.paid`. Closures: `{ @Sendable value in Task { @MainActor in … } }`.
                throw PayError.offline
            } catch {
                guard !Task.isCancelled else { return }
                statusSubject.send(.failed(reason: payError(for: error)))
            }
        }
        // After the Task is there, so that a reader of the status may cancel it.
        statusSubject.send(.paying)
    }

    /// Computes the total.
    func total() -> AnyPublisher<Price, Never> {
        // TODO(flowgen): End a running `total`; that is no failure.
        // TODO(flowgen): Call StripeKit, then send the answer. Closures: `{ @Sendable value in Task { @MainActor in … } }`.
        fatalError("total() is not written yet")
    }

    /// Maps an error of the SDK to the app's error.
    func payError(for error: any Error) -> PayError {
        if let error = error as? PayError { return error }
        // TODO(flowgen): Map the errors of StripeKit to the cases of `PayError`.
        return .offline
    }
}

extension StripeManager {
    /// Makes the wrapper that serves ``PaySDK``.
    func makePaySDK() -> any PaySDK {
        StripePaySDK(manager: self)
    }
}
