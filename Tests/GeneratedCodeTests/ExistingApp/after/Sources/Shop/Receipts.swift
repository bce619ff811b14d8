/// The receipts of what was bought.
@MainActor
struct Receipts {
    func text(for article: String) async -> String {
        Services.current.analytics.log("receipt", about: article)
        do {
            return try await Services.current.payment.receipt(for: article)
        } catch {
            return "No receipt."
        }
    }
}
