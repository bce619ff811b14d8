import Foundation

/// Holds what Zulu's wrappers share: keys, configuration, start-up.
@MainActor
final class ZuluManager: Integration {
    /// The app has launched.
    func launch(options: [AnyHashable: Any]) {
        // TODO(flowgen): Start Zulu: set its keys and configuration.
    }

    /// The app is asked to open a URL.
    func open(_ url: URL, options: [AnyHashable: Any]) -> Bool {
        // TODO(flowgen): Pass the URL to Zulu, and return whether it was meant for it.
        return false
    }

    #if canImport(Darwin)
    /// The app is asked to resume a user activity.
    func resume(_ activity: NSUserActivity) -> Bool {
        // TODO(flowgen): Pass the activity to Zulu, and return whether it was meant for it.
        return false
    }
    #endif
}
