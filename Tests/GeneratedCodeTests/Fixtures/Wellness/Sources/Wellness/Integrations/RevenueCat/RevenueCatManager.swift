@preconcurrency import RevenueCat

@MainActor
final class RevenueCatManager: Integration {
    private let apiKey: String

    init(apiKey: String = "demo") { self.apiKey = apiKey }

    func launch(options: [AnyHashable: Any]) { Purchases.configure(withAPIKey: apiKey) }
}
