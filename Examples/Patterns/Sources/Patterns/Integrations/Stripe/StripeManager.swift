import Foundation
@preconcurrency import StripePaymentSheet

/// Card payments.
///
/// Holds what Stripe's wrappers share: keys, configuration, start-up.
@MainActor
final class StripeManager: Integration {
    private let register: (Order) async throws -> String

    /// The app's server registers each order and answers with the secret of one payment.
    init(registeringBy register: @escaping (Order) async throws -> String = { "pi_\($0.number)" }) {
        self.register = register
    }

    func launch(options: [AnyHashable: Any]) {
        StripeAPI.defaultPublishableKey = "pk_demo"
    }

    func open(_ url: URL, options: [AnyHashable: Any]) -> Bool {
        StripeAPI.handleURLCallback(with: url)
    }

    /// Registers an order and makes the sheet on which it is paid.
    func makeSheet(for order: Order) async throws -> PaymentSheet {
        var configuration = PaymentSheet.Configuration()
        configuration.merchantDisplayName = "Patterns"
        configuration.returnURL = "patterns://stripe-redirect"
        let secret = try await register(order)
        return PaymentSheet(paymentIntentClientSecret: secret, configuration: configuration)
    }
}
