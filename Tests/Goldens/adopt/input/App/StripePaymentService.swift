import Stripe
import Combine

final class StripePaymentService: PaymentService {
    private let subject = CurrentValueSubject<PaymentStatus, Never>(.idle)
    var status: PaymentStatus { subject.value }
    func pay(_ amount: Decimal, for user: String?) {
        subject.send(.paying)
        Task {
            do {
                let receipt = try await client.pay(amount)
                subject.send(.paid(receipt: receipt))
            } catch {
                subject.send(.failed(.unknown(error)))
            }
        }
    }
    func cancel() { subject.send(.idle) }
}
