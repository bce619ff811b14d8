import Services

/// The model of a ``Basket`` that Till sends.
nonisolated struct TillBasket: Codable, Sendable {
    var items: [String]
}

extension Basket {
    /// Maps a model of Till to the app's model.
    nonisolated init(_ model: TillBasket) {
        // TODO(flowgen): Set each property from `model`.
        fatalError("Basket.init(_: TillBasket) is not written yet")
    }
}
