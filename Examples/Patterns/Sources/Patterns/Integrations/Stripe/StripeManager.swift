import Foundation
@preconcurrency import StripePaymentSheet

/// Card payments.
///
/// Holds what Stripe's wrappers share: keys, configuration, start-up.
@MainActor
final class StripeManager: Integration {
    private let register: (Order) async throws -> String

    /// A manager that has each order registered by the app's server, which answers with the secret of
    /// one payment.
    init(registeringBy register: @escaping (Order) async throws -> String = { "pi_\($0.number)" }) {
        self.register = register
    }

    /// The app has launched.
    func launch(options: [AnyHashable: Any]) {
        StripeAPI.defaultPublishableKey = "pk_demo"
    }

    /// The app is asked to open a URL.
    func open(_ url: URL) -> Bool {
        StripeAPI.handleURLCallback(with: url)
    }

    /// The sheet for an order.
    func makeSheet(for order: Order) async throws -> PaymentSheet {
        var configuration = PaymentSheet.Configuration()
        configuration.merchantDisplayName = "Patterns"
        configuration.returnURL = "patterns://stripe-redirect"
        let secret = try await register(order)
        return PaymentSheet(paymentIntentClientSecret: secret, configuration: configuration)
    }
}
