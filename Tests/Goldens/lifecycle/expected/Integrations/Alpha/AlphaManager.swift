import Foundation

/// Holds what Alpha's wrappers share: keys, configuration, start-up.
@MainActor
final class AlphaManager: Integration {
    /// The system registered the app for push notifications.
    func receivePushToken(_ token: Data) {
        // TODO(flowgen): Pass the token to Alpha, or to a wrapper that has set a closure here.
    }

    /// The system did not register the app for push notifications.
    func failToReceivePushToken(_ error: any Error) {
        // TODO(flowgen): Tell Alpha that there is no push token, if it has to know.
    }

    /// A remote notification arrived.
    func receiveRemoteNotification(_ content: [AnyHashable: Any]) async -> FetchOutcome {
        // TODO(flowgen): Pass the notification to Alpha, and return what it brought.
        return .noData
    }

    /// The user opened a notification.
    func openNotification(_ content: [AnyHashable: Any]) {
        // TODO(flowgen): Tell Alpha that the user opened the notification.
    }
}
