/// The services of the app, made once.
@MainActor
enum Services {
    private static let integrations = IntegrationsManager()
    static var current: ServiceProvider { integrations.services }
}
