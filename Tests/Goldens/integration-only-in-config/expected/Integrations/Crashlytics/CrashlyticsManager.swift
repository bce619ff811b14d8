import Foundation

/// Reports crashes.
///
/// Holds what Crashlytics's wrappers share: keys, configuration, start-up.
@MainActor
final class CrashlyticsManager: Integration {
    /// The app has launched.
    func launch(options: [AnyHashable: Any]) {
        // TODO(flowgen): Start Crashlytics: set its keys and configuration.
    }

    /// The app is about to terminate.
    func terminate() {
        // TODO(flowgen): Close Crashlytics.
    }
}
