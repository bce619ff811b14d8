import Offers

/// Serves ``LabelsSDK`` with Till.
@MainActor
final class TillLabelsSDK: LabelsSDK {
    private let manager: TillManager

    init(manager: TillManager) {
        self.manager = manager
    }

    /// Prints a label for the basket.
    ///
    /// - Parameter copies: The copies.
    /// - Parameter basket: The basket.
    func printLabel(copies: Int, in basket: Basket) {
        // TODO(flowgen): Call Till.
    }
}

extension TillManager {
    /// Makes the wrapper that serves ``LabelsSDK``.
    func makeLabelsSDK() -> any LabelsSDK {
        TillLabelsSDK(manager: self)
    }
}
