import Foundation
@preconcurrency import RevenueCat

/// Subscriptions over the App Store.
///
/// Holds what RevenueCat's wrappers share: keys, configuration, start-up.
@MainActor
final class RevenueCatManager: Integration {
    private let apiKey: String

    /// A manager with the account's key.
    init(apiKey: String = "demo") {
        self.apiKey = apiKey
    }

    /// The one object of the SDK.
    var purchases: Purchases { .shared }

    /// The app has launched.
    func launch(options: [AnyHashable: Any]) {
        Purchases.configure(withAPIKey: apiKey)
    }
}
