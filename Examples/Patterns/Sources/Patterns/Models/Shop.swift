// What the app sells: orders that are paid for once, and a subscription with what it opens.

import Foundation

/// What is paid for at once.
nonisolated struct Order: Equatable, Sendable {
    /// The number on the receipt.
    let number: String
    /// What all of it costs.
    let total: Decimal

    /// An order of nobody's, for tests, previews and mocks.
    static let sample = Order(number: "A-1", total: 12)
}

/// A subscription that can be bought.
nonisolated struct Offer: Equatable, Sendable, Identifiable {
    /// Its name in the shop.
    let id: String
    /// What it is called.
    let title: String
    /// What it costs, in the shop's currency.
    let price: Decimal

    /// Paid each month.
    static let monthly = Offer(id: "$rc_monthly", title: "Monthly", price: 5)
    /// Paid once a year.
    static let yearly = Offer(id: "$rc_annual", title: "Yearly", price: 50)
}

/// Something that a subscription opens.
nonisolated enum Entitlement: String, Sendable {
    /// All there is.
    case premium
}
