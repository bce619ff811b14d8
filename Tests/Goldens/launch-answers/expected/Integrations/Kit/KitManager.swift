import Foundation

/// Holds what Kit's wrappers share: keys, configuration, start-up.
@MainActor
final class KitManager: Integration {
    #if canImport(Darwin)
    /// The app is asked to resume a user activity.
    func resume(_ activity: NSUserActivity) -> Bool {
        // TODO(flowgen): Pass the activity to Kit, and return whether it was meant for it.
        return false
    }
    #endif
}
