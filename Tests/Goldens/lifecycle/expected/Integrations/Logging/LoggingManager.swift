import Foundation

/// Keeps a log.
///
/// Holds what Logging's wrappers share: keys, configuration, start-up.
@MainActor
final class LoggingManager: Integration {
    /// The app has launched.
    func launch(options: [AnyHashable: Any]) {
        // TODO(flowgen): Start Logging: set its keys and configuration.
    }

    /// The app enters the foreground.
    func enterForeground() {
        // TODO(flowgen): Resume Logging.
    }

    /// The app entered the background.
    func enterBackground() {
        // TODO(flowgen): Pause Logging.
    }

    /// The app is asked to open a URL.
    func open(_ url: URL, options: [AnyHashable: Any]) -> Bool {
        // TODO(flowgen): Pass the URL to Logging, and return whether it was meant for it.
        return false
    }

    /// The system registered the app for push notifications.
    func receivePushToken(_ token: Data) {
        // TODO(flowgen): Pass the token to Logging.
    }

    /// The system did not register the app for push notifications.
    func failToReceivePushToken(_ error: any Error) {
        // TODO(flowgen): Tell Logging that there is no push token, if it has to know.
    }

    /// A remote notification arrived.
    func receiveRemoteNotification(_ content: [AnyHashable: Any]) async -> FetchOutcome {
        // TODO(flowgen): Pass the notification to Logging, and return what it brought.
        return .noData
    }

    /// The user opened a notification.
    func openNotification(_ content: [AnyHashable: Any]) {
        // TODO(flowgen): Tell Logging that the user opened the notification.
    }

    /// The app is about to terminate.
    func terminate() {
        // TODO(flowgen): Close Logging.
    }
}
