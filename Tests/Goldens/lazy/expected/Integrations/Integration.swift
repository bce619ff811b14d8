/// The app's life-cycle events that integrations listen to. Each has a default, so that a manager implements those
/// that its SDK needs.
@MainActor
protocol Integration: AnyObject {
    func launch(options: [AnyHashable: Any])
    func enterForeground()
    func enterBackground()
}

extension Integration {
    func launch(options: [AnyHashable: Any]) {}
    func enterForeground() {}
    func enterBackground() {}
}

/// The lazy integrations that are launched.
@MainActor
final class LazyIntegrations {
    private(set) var launched: [any Integration] = []
    var options: [AnyHashable: Any] = [:]

    func launch(_ integration: any Integration) {
        if launched.contains(where: { $0 === integration }) { return }
        launched.append(integration)
        integration.launch(options: options)
    }
}
