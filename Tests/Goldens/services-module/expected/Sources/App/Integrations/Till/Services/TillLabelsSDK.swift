import Services

/// Implements ``LabelsSDK`` with Till.
@MainActor
final class TillLabelsSDK: LabelsSDK {
    private let manager: TillManager

    init(manager: TillManager) {
        self.manager = manager
    }

    func printLabel(copies: Int, in basket: Basket) {
        // TODO(flowgen): Call Till.
    }
}

extension TillManager {
    func makeLabelsSDK() -> any LabelsSDK {
        TillLabelsSDK(manager: self)
    }
}
