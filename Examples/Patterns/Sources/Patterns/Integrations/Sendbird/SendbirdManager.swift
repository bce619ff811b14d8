import Foundation
@preconcurrency import SendbirdChatSDK

/// Chat.
///
/// Holds what Sendbird's wrappers share: keys, configuration, start-up.
@MainActor
final class SendbirdManager: Integration {
    /// Where the wrapper hears that a user is connected, and that nobody is any more.
    var connectionChanged: ((Bool) -> Void)?
    private let applicationID: String
    private var userID: String?
    /// The system's, which may come before the user signs in.
    private var pushToken: Data?

    init(applicationID: String = "9A8B7C6D") {
        self.applicationID = applicationID
    }

    func launch(options: [AnyHashable: Any]) {
        SendbirdChat.initialize(params: InitParams(applicationId: applicationID))
    }

    func receivePushToken(_ token: Data) {
        pushToken = token
        registerPushToken()
    }

    func failToReceivePushToken(_ error: any Error) {
        pushToken = nil
    }

    func changeUser(to id: String?) {
        if userID != nil { disconnect() }
        userID = id
        guard let id else { return }
        SendbirdChat.connect(userId: id) { [weak self] _, error in
            // Meanwhile somebody else may have signed in. Without a network the SDK connects later, on its own.
            guard let self, userID == id, error == nil else { return }
            registerPushToken()
            connectionChanged?(true)
        }
    }

    private func disconnect() {
        if let pushToken { SendbirdChat.unregisterPushToken(pushToken) }
        SendbirdChat.disconnect()
        connectionChanged?(false)
    }

    private func registerPushToken() {
        guard let pushToken, SendbirdChat.getCurrentUser() != nil else { return }
        SendbirdChat.registerDevicePushToken(pushToken, unique: true)
    }
}
