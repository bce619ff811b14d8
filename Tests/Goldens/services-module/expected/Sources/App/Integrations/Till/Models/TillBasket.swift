import Services

/// A ``Basket`` as Till has it.
nonisolated struct TillBasket: Codable, Sendable {
    var items: [String]
}

extension Basket {
    /// The app's model of what Till sends.
    nonisolated init(_ basket: TillBasket) {
        // TODO(flowgen): Set each property from `basket`.
        fatalError("no Basket is made of TillBasket yet")
    }
}
