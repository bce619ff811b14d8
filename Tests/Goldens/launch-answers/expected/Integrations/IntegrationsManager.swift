import Foundation

/// Sets up the integrations and forwards the app's life-cycle events to each.
@MainActor
final class IntegrationsManager {
    let services: ServiceProvider
    private let integrations: [any Integration]

    /// Builds the integrations, each after those that it depends on. Nothing is started yet.
    init(own: any OwnSDK, kit: KitManager? = nil) {
        let kit = kit ?? KitManager()
        integrations = [kit]
        services = ServiceProvider(boot: kit.makeBootSDK(), own: own)
    }

    /// Launches every integration, then calls the steps that are called once, at launch.
    func launch(options: [AnyHashable: Any]? = nil) {
        integrations.forEach { $0.launch(options: options ?? [:]) }
        services.launch()
    }

    #if canImport(Darwin)
    /// Returns whether the activity was any integration's; each gets to see it.
    func resume(_ activity: NSUserActivity) -> Bool {
        integrations.map { $0.resume(activity) }.contains(true)
    }
    #endif
}
