import Payline

/// Prices, as people read them.
@MainActor
struct Prices {
    func label(cents: Int) -> String { PaylineClient.format(cents: cents) + " EUR" }
}
