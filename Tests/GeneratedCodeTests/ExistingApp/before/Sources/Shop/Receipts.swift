import Payline
import TrackKit

/// The receipts of what was bought.
@MainActor
struct Receipts {
    func text(for article: String) async -> String {
        Tracker.shared.log("receipt", about: article)
        do {
            return try await PaylineClient().document(article)
        } catch {
            return "No receipt."
        }
    }
}
