// A stand-in for a backend's push messages: it is given the system's token, turns it into one of its own, and tells a
// delegate of that on a queue of its own. Nothing is sent.

import FirebaseCore
import Foundation

/// Why a call did not work.
public enum MessagingError: Error {
    /// The system's token was never set.
    case noAPNSToken
    /// There is no such topic.
    case invalidTopicName
}

/// What a message is to the backend.
public struct MessagingMessageInfo {
    /// Whether it was one of the backend's.
    public let isOfBackend: Bool
}

/// Told of the backend's token.
public protocol MessagingDelegate: NSObjectProtocol {
    /// The token is there, is another one, or is gone.
    func messaging(_ messaging: Messaging, didReceiveRegistrationToken fcmToken: String?)
}

/// Push messages.
public final class Messaging {
    private static let shared = Messaging()

    /// Told of the token, on a queue of the SDK.
    public weak var delegate: MessagingDelegate?
    /// The topics that this phone is told of, for tests.
    public var simulatedTopics: Set<String> { queue.sync { topics } }
    private var topics: Set<String> = []
    private var systemToken: Data?
    private let queue = DispatchQueue(label: "FirebaseMessaging")

    private init() {}

    /// The one of the app; the app is configured before.
    public static func messaging() -> Messaging {
        FirebaseApp.require("FirebaseMessaging")
        return shared
    }

    /// The system's token.
    public var apnsToken: Data? {
        get { queue.sync { systemToken } }
        set {
            queue.async {
                self.systemToken = newValue
                self.tell()
            }
        }
    }

    /// Hears of a topic from now on. "forbidden" is no topic.
    public func subscribe(toTopic topic: String, completion: ((Error?) -> Void)? = nil) {
        change(topic, completion) { self.topics.insert(topic) }
    }

    /// Hears no more of a topic.
    public func unsubscribe(fromTopic topic: String, completion: ((Error?) -> Void)? = nil) {
        change(topic, completion) { self.topics.remove(topic) }
    }

    /// Forgets this phone.
    public func deleteToken(completion: @escaping (Error?) -> Void) {
        queue.async {
            self.systemToken = nil
            self.topics = []
            self.tell()
            completion(nil)
        }
    }

    /// Takes a message that the app has received.
    @discardableResult public func appDidReceiveMessage(_ message: [AnyHashable: Any]) -> MessagingMessageInfo {
        MessagingMessageInfo(isOfBackend: message["gcm.message_id"] != nil)
    }

    private func change<T>(_ topic: String, _ completion: ((Error?) -> Void)?, _ body: @escaping () -> T) {
        queue.async {
            guard self.systemToken != nil else {
                completion?(MessagingError.noAPNSToken)
                return
            }
            guard topic != "forbidden" else {
                completion?(MessagingError.invalidTopicName)
                return
            }
            _ = body()
            completion?(nil)
        }
    }

    private func tell() {
        let token = systemToken.map { "fcm-" + $0.map { String($0, radix: 16) }.joined() }
        delegate?.messaging(self, didReceiveRegistrationToken: token)
    }
}
