public import Services

/// Provides the implementation of each flow.
@MainActor
public struct ServiceProvider {
    /// Rings when the courier is there.
    public let bell: any BellSDK
    /// Keeps count of what the person does.
    public let counting: any CountingSDK
    /// Brings what was bought.
    public let courier: any CourierSDK
    /// Keeps what nobody else may know.
    public let secrets: any SecretsSDK
    /// Sells what is in the basket.
    public let shop: any ShopSDK
    private let receiptMaker: @MainActor () -> any ReceiptSDK

    public init(
        bell: any BellSDK,
        counting: any CountingSDK,
        courier: any CourierSDK,
        makeReceipt: @escaping @MainActor () -> any ReceiptSDK,
        secrets: any SecretsSDK,
        shop: any ShopSDK
    ) {
        self.bell = bell
        self.counting = counting
        self.courier = courier
        receiptMaker = makeReceipt
        self.secrets = secrets
        self.shop = shop
    }

    /// One receipt.
    public func makeReceipt() -> any ReceiptSDK { receiptMaker() }

    /// Calls the launch steps. No flow waits for the steps of another one.
    public func launch() {
        shop.open()
    }
}
