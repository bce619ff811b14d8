/// What somebody wants to buy.
package struct Basket: Sendable {
    /// The names of the goods.
    package var items: [String]

    /// A basket with goods in it.
    package init(items: [String]) { self.items = items }
}
