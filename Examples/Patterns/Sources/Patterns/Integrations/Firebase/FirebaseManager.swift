@preconcurrency import FirebaseCore
@preconcurrency import FirebaseMessaging
import Foundation

/// Google's backend for apps.
///
/// Holds what Firebase's wrappers share: keys, configuration, start-up.
@MainActor
final class FirebaseManager: Integration {
    /// The app has launched.
    func launch(options: [AnyHashable: Any]) {
        // It may be done once in the life of a process.
        if FirebaseApp.app() == nil { FirebaseApp.configure() }
    }

    /// The system has given the app a push token.
    func receivePushToken(_ token: Data) {
        Messaging.messaging().apnsToken = token
    }

    /// The system has given the app no push token.
    func failToReceivePushToken(_ error: any Error) {
        Messaging.messaging().apnsToken = nil
    }

    /// A remote notification has come.
    func receiveRemoteNotification(_ content: [AnyHashable: Any]) async -> FetchOutcome {
        Messaging.messaging().appDidReceiveMessage(content).isOfBackend ? .newData : .noData
    }

    /// The person has answered a notification.
    func openNotification(_ content: [AnyHashable: Any]) {
        Messaging.messaging().appDidReceiveMessage(content)
    }
}
