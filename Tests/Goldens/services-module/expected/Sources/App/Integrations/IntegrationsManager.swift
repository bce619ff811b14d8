import Services

/// Sets up the integrations and forwards the app's life-cycle events to each.
@MainActor
public final class IntegrationsManager {
    public let services: ServiceProvider
    private let integrations: [any Integration]

    /// Builds the integrations, each after those that it depends on. Nothing is started yet.
    /// Other modules cannot make the managers: add an initializer for them in an extension.
    init(
        van: VanManager? = nil,
        till: TillManager? = nil,
        abacus: AbacusManager? = nil,
        keychain: KeychainManager? = nil
    ) {
        let van = van ?? VanManager()
        let till = till ?? TillManager()
        let abacus = abacus ?? AbacusManager()
        let keychain = keychain ?? KeychainManager()
        integrations = [van, till, abacus, keychain]
        let shop = till.makeShopSDK()
        services = ServiceProvider(
            bell: van.makeBellSDK(),
            counting: FanOutCountingSDK([till.makeCountingSDK(shopSDK: shop), abacus.makeCountingSDK()]),
            courier: van.makeCourierSDK(),
            makeReceipt: { abacus.makeReceiptSDK() },
            secrets: keychain.makeSecretsSDK(),
            shop: shop
        )
    }

    /// Launches every integration, then calls the steps that are called once, at launch.
    public func launch(options: [AnyHashable: Any]? = nil) {
        integrations.forEach { $0.launch(options: options ?? [:]) }
        services.launch()
    }
}
