/// Takes payments.
@MainActor
protocol PaymentService: AnyObject, Sendable {
    var status: PaymentStatus { get }
    var statuses: AsyncStream<PaymentStatus> { get }
    /// Pays for an article.
    ///
    /// - Parameter cents: The price.
    func pay(_ cents: Int, for article: String)
    /// The receipt as a text.
    func receipt(for article: String) async throws -> String
    /// The price as people read it.
    func price(ofCents cents: Int) -> String
}

enum PaymentStatus: Hashable, Sendable {
    case idle
    case paying
    case paid(receipt: String)
    case failed(PaymentError)
}

enum PaymentError: Error {
    case declined
    case offline
}
