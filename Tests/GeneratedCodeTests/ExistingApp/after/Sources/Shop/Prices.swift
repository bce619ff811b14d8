/// Prices, as people read them.
@MainActor
struct Prices {
    func label(cents: Int) -> String { Services.current.payment.price(ofCents: cents) + " EUR" }
}
