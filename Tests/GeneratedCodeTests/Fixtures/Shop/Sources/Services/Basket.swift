/// What somebody wants to buy.
public struct Basket: Sendable {
    /// The names of the goods.
    public var items: [String]

    /// A basket with goods in it.
    public nonisolated init(items: [String]) { self.items = items }
}
