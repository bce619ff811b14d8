@testable import Shop

final class PaymentServiceMock: PaymentService {
    var status = PaymentStatus.idle
    var paid: [String] = []
    var outcome = PaymentStatus.paid(receipt: "1")

    var statuses: AsyncStream<PaymentStatus> {
        AsyncStream { continuation in
            continuation.yield(status)
            continuation.finish()
        }
    }

    func pay(_ cents: Int, for article: String) {
        paid.append(article)
        status = outcome
    }

    func receipt(for article: String) async throws -> String { "Receipt" }
    func price(ofCents cents: Int) -> String { "\(cents)" }
}
