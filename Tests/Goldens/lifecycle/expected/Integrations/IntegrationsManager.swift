import Foundation

/// Sets up the integrations and forwards the app's life-cycle events to each.
@MainActor
final class IntegrationsManager {
    let services: ServiceProvider
    private let integrations: [any Integration]

    /// Builds the integrations, each after those that it depends on. Nothing is started yet.
    init(logging: LoggingManager? = nil, flags: FlagsManager? = nil, alpha: AlphaManager? = nil) {
        let logging = logging ?? LoggingManager()
        let flags = flags ?? FlagsManager()
        let alpha = alpha ?? AlphaManager()
        integrations = [logging, flags, alpha]
        services = ServiceProvider(push: alpha.makePushSDK())
    }

    /// Launches every integration, then calls the steps that are called once, at launch.
    func launch(options: [AnyHashable: Any]? = nil) {
        integrations.forEach { $0.launch(options: options ?? [:]) }
        services.launch()
    }

    func enterForeground() { integrations.forEach { $0.enterForeground() } }

    func enterBackground() { integrations.forEach { $0.enterBackground() } }

    func becomeActive() { integrations.forEach { $0.becomeActive() } }

    func resignActive() { integrations.forEach { $0.resignActive() } }

    func terminate() { integrations.forEach { $0.terminate() } }

    /// Returns whether the URL was any integration's; each gets to see it.
    func open(_ url: URL, options: [AnyHashable: Any] = [:]) -> Bool {
        integrations.map { $0.open(url, options: options) }.contains(true)
    }

    #if canImport(Darwin)
    /// Returns whether the activity was any integration's; each gets to see it.
    func resume(_ activity: NSUserActivity) -> Bool {
        integrations.map { $0.resume(activity) }.contains(true)
    }
    #endif

    func receivePushToken(_ token: Data) { integrations.forEach { $0.receivePushToken(token) } }
    func failToReceivePushToken(_ error: any Error) {
        integrations.forEach { $0.failToReceivePushToken(error) }
    }

    /// Lets all integrations receive the notification at the same time, and returns once each has.
    func receiveRemoteNotification(_ content: [AnyHashable: Any]) async -> FetchOutcome {
        let tasks = integrations.map { integration in
            Task { await integration.receiveRemoteNotification(content) }
        }
        var outcomes: [FetchOutcome] = []
        for task in tasks { outcomes.append(await task.value) }
        return [.newData, .failed].first(where: outcomes.contains) ?? .noData
    }

    func openNotification(_ content: [AnyHashable: Any]) {
        integrations.forEach { $0.openNotification(content) }
    }

    /// Returns how to show a notification while the app is in the foreground, or nil if no integration has sent it.
    func presentNotification(_ content: [AnyHashable: Any]) async -> NotificationPresentation? {
        for integration in integrations {
            if let presentation = await integration.presentNotification(content) { return presentation }
        }
        return nil
    }

    /// Returns, once the events of the session are handled, whether it was any integration's.
    func handleEvents(ofBackgroundSession identifier: String) async -> Bool {
        for integration in integrations {
            if await integration.handleEvents(ofBackgroundSession: identifier) { return true }
        }
        return false
    }

    /// Call this when the user signs in, and with nil when they sign out.
    func changeUser(to id: String?) { integrations.forEach { $0.changeUser(to: id) } }

    /// Call this with all purposes that the user consents to, at launch and after each change.
    func changeConsent(to purposes: Set<ConsentPurpose>) {
        integrations.forEach { $0.changeConsent(to: purposes) }
    }
}
