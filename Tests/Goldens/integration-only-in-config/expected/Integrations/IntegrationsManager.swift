/// Sets up the integrations and forwards the app's life-cycle events to each.
@MainActor
final class IntegrationsManager {
    let services: ServiceProvider
    private let integrations: [any Integration]

    /// Builds the integrations, each after those that it depends on. Nothing is started yet.
    init(crashlytics: CrashlyticsManager? = nil, analytics: AnalyticsManager? = nil) {
        let crashlytics = crashlytics ?? CrashlyticsManager()
        let analytics = analytics ?? AnalyticsManager()
        integrations = [crashlytics, analytics]
        services = ServiceProvider()
    }

    /// Launches every integration.
    func launch(options: [AnyHashable: Any]? = nil) {
        integrations.forEach { $0.launch(options: options ?? [:]) }
    }

    func terminate() { integrations.forEach { $0.terminate() } }
}
