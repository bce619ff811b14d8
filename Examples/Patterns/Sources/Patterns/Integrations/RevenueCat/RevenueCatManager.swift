import Foundation
@preconcurrency import RevenueCat

/// Subscriptions over the App Store.
///
/// Holds what RevenueCat's wrappers share: keys, configuration, start-up.
@MainActor
final class RevenueCatManager: Integration {
    private let apiKey: String

    /// The key comes from the app's build settings in a real app.
    init(apiKey: String = "demo") {
        self.apiKey = apiKey
    }

    /// The SDK's only instance, after the launch.
    var purchases: Purchases { .shared }

    func launch(options: [AnyHashable: Any]) {
        Purchases.configure(withAPIKey: apiKey)
    }
}
