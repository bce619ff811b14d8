import Foundation

/// Holds what Alpha's wrappers share: keys, configuration, start-up.
@MainActor
final class AlphaManager: Integration {
    /// The system has given the app a push token.
    func receivePushToken(_ token: Data) {
        // TODO(flowgen): Pass the token to Alpha.
    }

    /// The system has given the app no push token.
    func failToReceivePushToken(_ error: any Error) {
        // TODO(flowgen): Tell Alpha that there is no push token, if it wants to know.
    }

    /// A remote notification has come.
    func receiveRemoteNotification(_ content: [AnyHashable: Any]) async -> FetchOutcome {
        // TODO(flowgen): Pass the notification to Alpha, and return what it brought.
        return .noData
    }

    /// The person has answered a notification.
    func openNotification(_ content: [AnyHashable: Any]) {
        // TODO(flowgen): Tell Alpha that the person has answered the notification.
    }
}
