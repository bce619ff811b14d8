/// Sets up the integrations.
@MainActor
public final class IntegrationsManager {
    public let services: ServiceProvider

    /// Builds the integrations, each after those that it depends on. Nothing is started yet.
    /// Other modules cannot make the managers: add an initializer for them in an extension.
    init(payKit: PayKitManager) {
        services = ServiceProvider(pay: payKit.makePaySDK())
    }
}
