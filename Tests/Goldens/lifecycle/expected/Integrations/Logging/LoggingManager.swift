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

    /// The app comes to the foreground.
    func enterForeground() {
        // TODO(flowgen): Tell Logging that the app is in use again.
    }

    /// The app has gone to the background.
    func enterBackground() {
        // TODO(flowgen): Tell Logging that the app is out of sight.
    }

    /// The app is asked to open a URL.
    func open(_ url: URL) -> Bool {
        // TODO(flowgen): Pass the URL to Logging, and return whether it was meant for it.
        return false
    }

    /// The system has given the app a push token.
    func receivePushToken(_ token: Data) {
        // TODO(flowgen): Pass the token to Logging.
    }

    /// The system has given the app no push token.
    func failToReceivePushToken(_ error: any Error) {
        // TODO(flowgen): Tell Logging that there is no push token, if it wants to know.
    }

    /// A remote notification has come.
    func receiveRemoteNotification(_ content: [AnyHashable: Any]) async -> FetchOutcome {
        // TODO(flowgen): Pass the notification to Logging, and return what it brought.
        return .noData
    }

    /// The person has answered a notification.
    func openNotification(_ content: [AnyHashable: Any]) {
        // TODO(flowgen): Tell Logging that the person has answered the notification.
    }

    /// The app is about to end.
    func terminate() {
        // TODO(flowgen): Close Logging.
    }
}
