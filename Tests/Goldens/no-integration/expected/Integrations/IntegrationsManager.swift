/// Sets up the integrations.
@MainActor
final class IntegrationsManager {
    let services: ServiceProvider

    /// Builds the integrations, each after those that it depends on. Nothing is started yet.
    init(wizard: any WizardSDK) {
        services = ServiceProvider(wizard: wizard)
    }

    /// Calls the steps that are called once, at launch.
    func launch() { services.launch() }
}
