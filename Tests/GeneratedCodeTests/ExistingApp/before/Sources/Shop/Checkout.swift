/// Buys articles.
@MainActor
final class Checkout {
    private let payments: any PaymentService

    init(payments: any PaymentService = PaylinePaymentService()) {
        self.payments = payments
    }

    var message: String {
        switch payments.status {
        case .idle: ""
        case .paying: "One moment."
        case .paid(let receipt): "Thank you: \(receipt)"
        case .failed(.declined): "Use another card."
        case .failed(.offline): "Try again later."
        }
    }

    func buy(_ article: String, cents: Int) async -> String {
        payments.pay(cents, for: article)
        for await status in payments.statuses {
            switch status {
            case .paid, .failed: return message
            case .idle, .paying: continue
            }
        }
        return message
    }
}
