import Combine
@preconcurrency import StripeKit

/// Implements ``PaySDK`` with Stripe.
///
/// The work of a step must not hold the wrapper, so that it ends when the app drops the wrapper: capture what it
/// needs, such as `[manager]`. Where StripeKit calls a closure: `try await withCheckedThrowingContinuation`, with
/// `{ @Sendable in continuation.resume(with: $0) }` as the closure.
@MainActor
final class StripePaySDK: PaySDK {
    private let manager: StripeManager
    private let flow = FlowRunner<PayFlow> { StripePaySDK.payError(for: $0) }

    init(manager: StripeManager) {
        self.manager = manager
    }

    var status: PayStatus { flow.status }
    var statusPublisher: AnyPublisher<PayStatus, Never> { flow.statusPublisher }

    func pay(amount: Money) {
        flow.start(.pay, via: .paying) { _ in
            // TODO(flowgen): Call StripeKit and return `.paid`.
            throw NotWritten()
        }
    }

    func total() -> AnyPublisher<Price, Never> {
        flow.publisher(.total) { _, yield in
            // TODO(flowgen): Call StripeKit and yield the answer.
            throw NotWritten()
        }.catch { _ in Empty() }.eraseToAnyPublisher()
    }

    /// Maps an error of StripeKit to the app's error.
    private nonisolated static func payError(for error: any Error) -> PayError {
        // TODO(flowgen): Map the errors of StripeKit to the cases of `PayError`.
        .offline
    }
}

extension StripeManager {
    func makePaySDK() -> any PaySDK {
        StripePaySDK(manager: self)
    }
}
