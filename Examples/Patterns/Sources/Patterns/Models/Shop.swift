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

/// A card of the bank.
nonisolated struct PaymentCard: Equatable, Sendable, Identifiable {
    /// The number in the backend; the app does not know the one on the card.
    let id: String
    /// The name on the card.
    let holder: String
    /// The last digits of the number on the card.
    let lastDigits: String

    /// Nobody's card, for tests, previews and mocks.
    static let sample = PaymentCard(id: "c1", holder: "Ada Specimen", lastDigits: "4711")
}

/// A card that only one wallet can read.
nonisolated struct EncryptedCard: Equatable, Sendable {
    let data: Data
    let activationData: Data
    let ephemeralPublicKey: Data

    /// A card that nobody can read, for tests, previews and mocks.
    static let sample = EncryptedCard(
        data: Data([1]), activationData: Data([2]), ephemeralPublicKey: Data([3]))
}
