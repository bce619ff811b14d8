// A stand-in for Sendbird's chat, with the names of its fourth version
// (https://sendbird.com/docs/chat/sdk/v4/ios/overview, and https://github.com/sendbird/sendbird-chat-sdk-ios). It is
// connected for one user, keeps its delegates weakly, and calls them and completions on the main thread. Nothing is
// sent: a test plays the others.

import Foundation

public enum ChatError: Int {
    case invalidInitialization = 800_100
    case connectionRequired = 800_101
    case invalidParameter = 800_110
    case networkError = 800_120
}

public final class SBError: NSError, @unchecked Sendable {
    init(_ code: ChatError) {
        super.init(domain: "com.sendbird.chat", code: code.rawValue, userInfo: nil)
    }

    public required init?(coder: NSCoder) { nil }
}

public final class InitParams: NSObject {
    public let applicationId: String

    public init(applicationId: String) { self.applicationId = applicationId }
}

public enum PushTokenRegistrationStatus: Int {
    case success, pending, error
}

public class User: NSObject {
    public let userId: String
    public let nickname: String

    init(_ userId: String, _ nickname: String) { (self.userId, self.nickname) = (userId, nickname) }
}

public final class Sender: User {}

public class BaseMessage: NSObject {
    public let messageId: Int64
    public let message: String
    public let sender: Sender?

    init(_ messageId: Int64, _ message: String, _ sender: Sender) {
        (self.messageId, self.message, self.sender) = (messageId, message, sender)
    }
}

public final class UserMessage: BaseMessage {}

public protocol BaseChannelDelegate: AnyObject {
    func channel(_ channel: BaseChannel, didReceive message: BaseMessage)
}

public protocol GroupChannelDelegate: BaseChannelDelegate {
    func channelDidUpdateTypingStatus(_ channel: GroupChannel)
}

public protocol ConnectionDelegate: AnyObject {
    func didStartReconnection()
    func didSucceedReconnection()
    func didFailReconnection()
}

public final class UnreadMessageCount: NSObject {
    public let groupChannelCount: UInt

    init(_ count: UInt) { groupChannelCount = count }
}

public protocol UserEventDelegate: AnyObject {
    func didUpdateTotalUnreadMessageCount(unreadCount: UnreadMessageCount)
}

public class BaseChannel: NSObject {
    public let channelURL: String

    init(_ channelURL: String) { self.channelURL = channelURL }
}

public final class GroupChannel: BaseChannel {
    /// Whether the user is writing, for tests.
    public private(set) var simulatedIsTyping = false
    private var typingUsers: [User] = []

    public static func getChannel(url: String, completionHandler: ((GroupChannel?, SBError?) -> Void)?) {
        SendbirdChat.answer {
            let error = SendbirdChat.problem
            completionHandler?(error == nil ? SendbirdChat.channel(url) : nil, error)
        }
    }

    @discardableResult
    public func sendUserMessage(
        _ message: String, completionHandler: ((UserMessage?, SBError?) -> Void)? = nil
    ) -> UserMessage {
        let sender = SendbirdChat.getCurrentUser()
        let message = SendbirdChat.message(message, sender?.userId ?? "", sender?.nickname ?? "")
        SendbirdChat.answer(isHeld: message.message == SendbirdChat.simulatedUnanswered) {
            let error = SendbirdChat.problem
            completionHandler?(error == nil ? message : nil, error)
        }
        return message
    }

    public func markAsRead(completionHandler: ((SBError?) -> Void)?) {
        DispatchQueue.main.async {
            SendbirdChat.setUnreadCount(0)
            completionHandler?(nil)
        }
    }

    public func startTyping() { simulatedIsTyping = true }
    public func endTyping() { simulatedIsTyping = false }
    public func isTyping() -> Bool { !typingUsers.isEmpty }
    public func getTypingUsers() -> [User]? { typingUsers }

    fileprivate func setTyping(_ names: [String]) { typingUsers = names.map { User($0, $0) } }
}

/// All of it is static, as in the original. Use it on the main thread.
public final class SendbirdChat: NSObject {
    private struct Delegate<Value> {
        var get: () -> Value?
    }

    private nonisolated(unsafe) static var isInitialized = false
    private nonisolated(unsafe) static var isOnline = true
    private nonisolated(unsafe) static var user: User?
    private nonisolated(unsafe) static var channels: [String: GroupChannel] = [:]
    private nonisolated(unsafe) static var messageCount: Int64 = 0
    private nonisolated(unsafe) static var held: [() -> Void] = []
    private nonisolated(unsafe) static var channelDelegates: [String: Delegate<any GroupChannelDelegate>] = [:]
    private nonisolated(unsafe) static var userDelegates: [String: Delegate<any UserEventDelegate>] = [:]
    private nonisolated(unsafe) static var unreadCount: UInt = 0
    private nonisolated(unsafe) static var connectionDelegates: [String: Delegate<any ConnectionDelegate>] = [:]
    /// The push tokens that are registered for the user, for tests.
    public private(set) nonisolated(unsafe) static var simulatedPushTokens: Set<Data> = []
    /// The errors of the next channels and messages; nil for a success.
    public nonisolated(unsafe) static var simulatedErrors: [ChatError?] = []
    /// The message that is never answered, for tests.
    public nonisolated(unsafe) static var simulatedUnanswered: String?
    /// Whether channels and messages wait for `simulateAnswers()`.
    public nonisolated(unsafe) static var simulatedIsSlow = false

    public static func initialize(params: InitParams, completionHandler: ((SBError?) -> Void)? = nil) {
        isInitialized = true
        completionHandler?(nil)
    }

    public static func connect(
        userId: String, authToken: String? = nil,
        completionHandler: ((User?, SBError?) -> Void)? = nil
    ) {
        DispatchQueue.main.async {
            let error = isInitialized ? (isOnline ? nil : SBError(.networkError)) : uninitialized
            if error == nil { user = User(userId, userId) }
            completionHandler?(user, error)
        }
    }

    public static func disconnect(completionHandler: (() -> Void)? = nil) {
        user = nil
        DispatchQueue.main.async { completionHandler?() }
    }

    public static func getCurrentUser() -> User? { user }

    public static func registerDevicePushToken(
        _ devToken: Data, unique: Bool,
        completionHandler: ((PushTokenRegistrationStatus, SBError?) -> Void)? = nil
    ) {
        let isConnected = user != nil
        if isConnected { simulatedPushTokens.insert(devToken) }
        DispatchQueue.main.async { completionHandler?(isConnected ? .success : .pending, nil) }
    }

    public static func unregisterPushToken(
        _ devToken: Data, completionHandler: (([String: Any]?, SBError?) -> Void)? = nil
    ) {
        let error = user == nil ? SBError(.connectionRequired) : nil
        if error == nil { simulatedPushTokens.remove(devToken) }
        DispatchQueue.main.async { completionHandler?(nil, error) }
    }

    public static func addChannelDelegate(_ delegate: any GroupChannelDelegate, identifier: String) {
        channelDelegates[identifier] = Delegate { [weak delegate] in delegate }
    }

    public static func removeChannelDelegate(forIdentifier identifier: String) {
        channelDelegates[identifier] = nil
    }

    public static func addConnectionDelegate(_ delegate: any ConnectionDelegate, identifier: String) {
        connectionDelegates[identifier] = Delegate { [weak delegate] in delegate }
    }

    public static func removeConnectionDelegate(forIdentifier identifier: String) {
        connectionDelegates[identifier] = nil
    }

    public static func addUserEventDelegate(_ delegate: any UserEventDelegate, identifier: String) {
        userDelegates[identifier] = Delegate { [weak delegate] in delegate }
    }

    public static func removeUserEventDelegate(forIdentifier identifier: String) { userDelegates[identifier] = nil }

    public static func getTotalUnreadMessageCount(completionHandler: @escaping (UInt, SBError?) -> Void) {
        answer { completionHandler(unreadCount, problem) }
    }

    // MARK: - For tests

    public static func simulateMessage(_ text: String, from sender: String, in url: String) {
        let message = message(text, sender, sender)
        setUnreadCount(unreadCount + 1)
        for delegate in channelDelegates.values {
            delegate.get()?.channel(channel(url), didReceive: message)
        }
    }

    public static func simulateTyping(_ names: [String], in url: String) {
        channel(url).setTyping(names)
        for delegate in channelDelegates.values {
            delegate.get()?.channelDidUpdateTypingStatus(channel(url))
        }
    }

    /// The network goes, or comes back.
    public static func simulateNetwork(_ isOnline: Bool) {
        self.isOnline = isOnline
        guard user != nil else { return }
        for delegate in connectionDelegates.values {
            if isOnline {
                delegate.get()?.didSucceedReconnection()
            } else {
                delegate.get()?.didStartReconnection()
            }
        }
    }

    public static var simulatedDelegateCount: Int {
        channelDelegates.count + connectionDelegates.count
    }

    public static func simulatedChannel(_ url: String) -> GroupChannel { channel(url) }

    /// Answers what waits, and is slow no more.
    public static func simulateAnswers() {
        simulatedIsSlow = false
        let answers = held
        held = []
        answers.forEach { $0() }
    }

    public static func simulateRestart() {
        simulateAnswers()
        (isInitialized, isOnline, user, simulatedErrors) = (false, true, nil, [])
        (channels, simulatedPushTokens, unreadCount, simulatedUnanswered) = ([:], [], 0, nil)
        (channelDelegates, userDelegates, connectionDelegates) = ([:], [:], [:])
    }

    private static let uninitialized = SBError(.invalidInitialization)

    fileprivate static func setUnreadCount(_ count: UInt) {
        unreadCount = count
        let count = UnreadMessageCount(count)
        for delegate in userDelegates.values { delegate.get()?.didUpdateTotalUnreadMessageCount(unreadCount: count) }
    }

    fileprivate static var problem: SBError? {
        if user == nil { return SBError(.connectionRequired) }
        if !simulatedErrors.isEmpty, let error = simulatedErrors.removeFirst() {
            return SBError(error)
        }
        return isOnline ? nil : SBError(.networkError)
    }

    fileprivate static func channel(_ url: String) -> GroupChannel {
        let channel = channels[url] ?? GroupChannel(url)
        channels[url] = channel
        return channel
    }

    fileprivate static func message(_ text: String, _ id: String, _ name: String) -> UserMessage {
        messageCount += 1
        return UserMessage(messageCount, text, Sender(id, name))
    }

    fileprivate static func answer(isHeld: Bool = false, _ body: @escaping () -> Void) {
        if simulatedIsSlow || isHeld { held.append(body) } else { DispatchQueue.main.async(execute: body) }
    }
}
