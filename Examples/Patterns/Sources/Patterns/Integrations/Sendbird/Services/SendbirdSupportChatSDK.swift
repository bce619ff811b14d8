import Combine
import Foundation
@preconcurrency import SendbirdChatSDK

/// Implements ``SupportChatSDK`` with Sendbird.
@MainActor
final class SendbirdSupportChatSDK: NSObject, SupportChatSDK {
    /// Under which the SDK knows the wrapper as its delegate.
    private nonisolated static let delegateID = "support-chat"

    private let manager: SendbirdManager
    private var client: GroupChannel?
    private let flow = FlowRunner<SupportChatFlow> { SendbirdSupportChatSDK.supportChatError(for: $0) }
    private let isConnectedSubject = ObservedValue<Bool>(false)
    private let messageReceivedSubject = FlowSignal<ChatMessage>()
    private let typingChangedSubject = FlowSignal<[String]>()

    init(manager: SendbirdManager) {
        self.manager = manager
        super.init()
        manager.connectionChanged = { [weak self] in self?.changeConnection($0) }
    }

    deinit {
        Self.removeDelegates()
    }

    var status: SupportChatStatus { flow.status }
    var statusPublisher: AnyPublisher<SupportChatStatus, Never> { flow.statusPublisher }

    var isConnected: Bool { isConnectedSubject.value }
    var isConnectedPublisher: AnyPublisher<Bool, Never> { isConnectedSubject.publisher }

    var messageReceivedPublisher: AnyPublisher<ChatMessage, Never> {
        messageReceivedSubject.publisher
    }

    var typingChangedPublisher: AnyPublisher<[String], Never> { typingChangedSubject.publisher }

    func open() {
        flow.start(.open, via: .opening) { [weak self] _ in
            guard let user = SendbirdChat.getCurrentUser() else {
                throw SupportChatError.notSignedIn
            }
            let channel = try await withCheckedThrowingContinuation { continuation in
                GroupChannel.getChannel(url: "support-\(user.userId)") { channel, error in
                    if let channel {
                        continuation.resume(returning: channel)
                    } else {
                        continuation.resume(throwing: error ?? CocoaError(.featureUnsupported))
                    }
                }
            }
            try Task.checkCancellation()
            self?.client = channel
            return .open
        }
    }

    func sendMessage(_ text: String) -> AnyPublisher<ChatMessage, SupportChatError> {
        flow.publisher(.sendMessage) { [client] _, yield in
            guard let client else { throw SupportChatError.notSignedIn }
            let message = try await withCheckedThrowingContinuation { continuation in
                client.sendUserMessage(text) { message, error in
                    if let message {
                        continuation.resume(returning: ChatMessage(message))
                    } else {
                        continuation.resume(throwing: error ?? CocoaError(.featureUnsupported))
                    }
                }
            }
            yield(message)
        }.mapError { $0 as? SupportChatError ?? Self.supportChatError(for: $0) }.eraseToAnyPublisher()
    }

    func setTyping(_ isTyping: Bool) {
        flow.check(.setTyping)
        if isTyping { client?.startTyping() } else { client?.endTyping() }
    }

    func close() {
        flow.check(.close)
        flow.cancel(.open)
        client = nil
        flow.send(.closed)
    }

    /// The user is connected, or nobody is any more.
    private func changeConnection(_ isConnected: Bool) {
        isConnectedSubject.send(isConnected)
        guard !isConnected else {
            SendbirdChat.addChannelDelegate(self, identifier: Self.delegateID)
            SendbirdChat.addConnectionDelegate(self, identifier: Self.delegateID)
            return
        }
        Self.removeDelegates()
        client = nil
        if status.kind == .opening || status.kind == .open { signedOut() }
    }

    private nonisolated static func removeDelegates() {
        SendbirdChat.removeChannelDelegate(forIdentifier: delegateID)
        SendbirdChat.removeConnectionDelegate(forIdentifier: delegateID)
    }

    // MARK: - Events

    /// The user has signed out of the app.
    func signedOut() { flow.send(.closed) }

    /// Somebody has answered.
    func messageReceived(_ value: ChatMessage) { messageReceivedSubject.send(value) }

    /// Somebody begins to write, or stops.
    func typingChanged(names: [String]) { typingChangedSubject.send(names) }

    /// Maps an error of SendbirdChatSDK to the app's error.
    private nonisolated static func supportChatError(for error: any Error) -> SupportChatError {
        switch (error as? SBError).flatMap({ ChatError(rawValue: $0.code) }) {
        case .networkError: .offline
        case .connectionRequired, .invalidInitialization: .notSignedIn
        default: .other(error)
        }
    }
}

extension SendbirdSupportChatSDK: @preconcurrency GroupChannelDelegate {
    func channel(_ channel: BaseChannel, didReceive message: BaseMessage) {
        guard channel.channelURL == client?.channelURL else { return }
        messageReceived(ChatMessage(message))
    }

    func channelDidUpdateTypingStatus(_ channel: GroupChannel) {
        guard channel.channelURL == client?.channelURL else { return }
        typingChanged(names: channel.getTypingUsers()?.map(\.nickname) ?? [])
    }
}

extension SendbirdSupportChatSDK: @preconcurrency ConnectionDelegate {
    func didStartReconnection() {
        isConnectedSubject.send(false)
    }

    func didSucceedReconnection() {
        isConnectedSubject.send(true)
    }

    func didFailReconnection() {
        isConnectedSubject.send(false)
    }
}

extension ChatMessage {
    fileprivate nonisolated init(_ message: BaseMessage) {
        self.init(
            id: message.messageId, text: message.message, sender: message.sender?.nickname ?? "")
    }
}

extension SendbirdManager {
    func makeSupportChatSDK() -> any SupportChatSDK {
        SendbirdSupportChatSDK(manager: self)
    }
}
