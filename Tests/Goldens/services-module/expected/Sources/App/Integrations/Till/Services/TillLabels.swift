import Services

/// Implements the methods of `Basket` that ``Labels`` lists, with Till.
@MainActor
enum TillLabels {
    static func printLabel(copies: Int, in basket: Basket) {
        // TODO(flowgen): Call Till.
    }
}
