public import Services

@MainActor
extension Basket {
    /// Prints a label for the basket.
    public func printLabel(copies: Int = 1) {
        #if DEBUG
        if let onPrintLabel = Labels.onPrintLabel {
            return onPrintLabel(self, copies)
        }
        #endif
        TillLabels.printLabel(copies: copies, in: self)
    }
}

#if DEBUG
/// What tests put in place of the SDK. Nothing is replaced by default.
@MainActor
public enum Labels {
    public static var onPrintLabel: ((_ basket: Basket, _ copies: Int) -> Void)?
}
#endif
