import Payline

final class PaylinePaymentService: PaymentService {
    private let client = PaylineClient()
    private var observers: [AsyncStream<PaymentStatus>.Continuation] = []

    private(set) var status = PaymentStatus.idle {
        didSet {
            for observer in observers { observer.yield(status) }
        }
    }

    var statuses: AsyncStream<PaymentStatus> {
        AsyncStream { continuation in
            continuation.yield(status)
            observers.append(continuation)
        }
    }

    func pay(_ cents: Int, for article: String) {
        status = .paying
        Task {
            do {
                status = .paid(receipt: try await client.charge(cents: cents, memo: article))
            } catch PaylineFailure.cardDeclined {
                status = .failed(.declined)
            } catch {
                status = .failed(.offline)
            }
        }
    }

    func receipt(for article: String) async throws -> String {
        try await client.document(article)
    }

    func price(ofCents cents: Int) -> String { PaylineClient.format(cents: cents) }
}
