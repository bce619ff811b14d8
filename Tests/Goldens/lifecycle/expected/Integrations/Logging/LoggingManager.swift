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

    /// The app became active.
    func becomeActive() {
        // TODO(flowgen): Tell Logging that the app is active.
    }

    /// The app is about to become inactive.
    func resignActive() {
        // TODO(flowgen): Tell Logging that the app is inactive.
    }

    /// The app is asked to open a URL.
    func open(_ url: URL, options: [AnyHashable: Any]) -> Bool {
        // TODO(flowgen): Pass the URL to Logging, and return whether it was meant for it.
        return false
    }

    /// The system registered the app for push notifications.
    func receivePushToken(_ token: Data) {
        // TODO(flowgen): Pass the token to Logging, or to a wrapper that has set a closure here.
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

    /// A notification arrived while the app is in the foreground.
    func presentNotification(_ content: [AnyHashable: Any]) async -> NotificationPresentation? {
        // TODO(flowgen): Return how to show a notification of Logging; nil for all others.
        return nil
    }

    /// The system has events of a background session.
    func handleEvents(ofBackgroundSession identifier: String) async -> Bool {
        // TODO(flowgen): If the session is Logging's, wait until it has handled the events, and return true.
        return false
    }

    /// The user signed in; out if there is no identifier.
    func changeUser(to id: String?) {
        // TODO(flowgen): Tell Logging who uses the app; forget the last user if it is nobody.
    }

    /// The user consents to these purposes, and to no others.
    func changeConsent(to purposes: Set<ConsentPurpose>) {
        // TODO(flowgen): Tell Logging what it may do.
    }

    /// The app is about to terminate.
    func terminate() {
        // TODO(flowgen): Close Logging.
    }
}
