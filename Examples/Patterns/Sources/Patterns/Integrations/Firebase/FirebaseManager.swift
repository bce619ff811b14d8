@preconcurrency import FirebaseCore
@preconcurrency import FirebaseMessaging
@preconcurrency import FirebaseRemoteConfig
import Foundation

/// Google's backend for apps.
///
/// Holds what Firebase's wrappers share: keys, configuration, start-up.
@MainActor
final class FirebaseManager: Integration {
    func launch(options: [AnyHashable: Any]) {
        // A process can configure Firebase only once.
        if FirebaseApp.app() == nil { FirebaseApp.configure() }
    }

    func receivePushToken(_ token: Data) {
        // The messaging service tells the wrapper, its delegate, which token that makes.
        Messaging.messaging().apnsToken = token
    }

    func failToReceivePushToken(_ error: any Error) {
        Messaging.messaging().apnsToken = nil
    }

    func receiveRemoteNotification(_ content: [AnyHashable: Any]) async -> FetchOutcome {
        Messaging.messaging().appDidReceiveMessage(content).isOfBackend ? .newData : .noData
    }

    func openNotification(_ content: [AnyHashable: Any]) {
        Messaging.messaging().appDidReceiveMessage(content)
    }
}
