/// Sets up the integrations and forwards the app's life-cycle events to each.
@MainActor
final class IntegrationsManager {
    let services: ServiceProvider
    private let integrations: [any Integration]

    /// Builds the integrations, each after those that it depends on. Nothing is started yet.
    init(keychain: KeychainManager? = nil, crashlytics: CrashlyticsManager? = nil, backend: BackendManager? = nil) {
        let keychain = keychain ?? KeychainManager()
        let crashlytics = crashlytics ?? CrashlyticsManager()
        let backend = backend ?? BackendManager()
        integrations = [keychain, crashlytics, backend]
        let tokens = keychain.makeTokenStore()
        services = ServiceProvider(feed: backend.makeFeedSDK(tokenStore: tokens), tokens: tokens)
    }

    /// Launches every integration.
    func launch(options: [AnyHashable: Any]? = nil) {
        integrations.forEach { $0.launch(options: options ?? [:]) }
    }
}
