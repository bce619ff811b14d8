/// The screen that the app starts with.
@MainActor
struct Home {
    func open(_ article: String) {
        Search().open(article)
        Cart().open(article)
    }

    func price(cents: Int) -> String { Prices().label(cents: cents) }

    func receipt(of article: String) async -> String { await Receipts().text(for: article) }
}
