import Combine
@preconcurrency import StripeKit

/// Implements ``PaySDK`` with Stripe.
///
/// The work of a step must not hold the wrapper, so that it ends when the app drops the wrapper: capture what it
/// needs, such as `[manager]`. For a closure of StripeKit: `try await withCheckedThrowingContinuation { … }`.
@MainActor
final class StripePaySDK: PaySDK {
    private let manager: StripeManager
    private let flow = FlowRunner<PayFlow>(.idle) { StripePaySDK.payError(for: $0) }

    init(manager: StripeManager) {
        self.manager = manager
    }

    var status: PayStatus { flow.status }
    var statusPublisher: AnyPublisher<PayStatus, Never> { flow.statusPublisher }

    func pay(amount: Money) {
        flow.run(.pay, via: .paying) { _ in
            // TODO(flowgen): Call StripeKit and return `.paid`.
            throw PayError.offline
        }
    }

    func total() -> AnyPublisher<Price, Never> {
        // TODO(flowgen): Call StripeKit and return a publisher of the answer.
        Empty<Price, Never>().eraseToAnyPublisher()
    }

    /// Maps an error of StripeKit to the app's error.
    private static func payError(for error: any Error) -> PayError {
        // TODO(flowgen): Map the errors of StripeKit to the cases of `PayError`.
        .offline
    }
}

extension StripeManager {
    func makePaySDK() -> any PaySDK {
        StripePaySDK(manager: self).verified()
    }
}
