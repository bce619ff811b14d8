import Foundation
@preconcurrency import SendbirdChatSDK

/// Implements ``MessengerSDK`` with Sendbird.
@MainActor
final class SendbirdMessengerSDK: NSObject, MessengerSDK {
    /// Under which the SDK knows the wrapper as its delegate.
    private nonisolated static let delegateID = "messenger"

    private let manager: SendbirdManager
    private var client: GroupChannel?
    private let flow: FlowRunner<MessengerFlow>
    private let messageReceivedSubject = FlowSignal<Message>()
    private let unreadSubject = FlowSignal<Int>()

    init(manager: SendbirdManager, clock: any Clock<Duration> = ContinuousClock()) {
        self.manager = manager
        flow = FlowRunner(clock: clock) { SendbirdMessengerSDK.messengerError(for: $0) }
        super.init()
        SendbirdChat.addChannelDelegate(self, identifier: Self.delegateID)
        SendbirdChat.addUserEventDelegate(self, identifier: Self.delegateID)
        SendbirdChat.addConnectionDelegate(self, identifier: Self.delegateID)
    }

    var status: MessengerStatus { flow.status }
    var statuses: AsyncStream<MessengerStatus> { flow.statuses }

    var messageReceivedValues: AsyncStream<Message> { messageReceivedSubject.stream }

    @discardableResult
    func connect() async -> MessengerStatus {
        await flow.run(.connect, via: .connecting) { [manager, weak self] _ in
            try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
                SendbirdChat.connect(userId: manager.user) { @Sendable _, error in
                    if let error { continuation.resume(throwing: error) } else { continuation.resume() }
                }
            }
            let channel = try await withCheckedThrowingContinuation { continuation in
                GroupChannel.getChannel(url: manager.channel) { @Sendable channel, error in
                    if let channel {
                        continuation.resume(returning: channel)
                    } else {
                        continuation.resume(throwing: error ?? CocoaError(.featureUnsupported))
                    }
                }
            }
            try Task.checkCancellation()
            self?.client = channel
            return .online
        }
    }

    func send(_ text: String) async throws -> Message {
        try await flow.value(.send) { [client] _ in
            guard let client else { throw MessengerError.notDelivered }
            return try await withCheckedThrowingContinuation { continuation in
                client.sendUserMessage(text) { @Sendable message, _ in
                    if let message {
                        continuation.resume(returning: Message(text: message.message))
                    } else {
                        continuation.resume(throwing: MessengerError.notDelivered)
                    }
                }
            }
        }
    }

    func unreadCounts() -> AsyncThrowingStream<Int, any Error> {
        flow.stream(.unreadCounts) { [unreadSubject] _, yield in
            let counts = unreadSubject.stream
            yield(try await Self.unreadCount())
            for await count in counts { yield(count) }
        }
    }

    private static func unreadCount() async throws -> Int {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Int, any Error>) in
            SendbirdChat.getTotalUnreadMessageCount { @Sendable count, error in
                if let error {
                    continuation.resume(throwing: error)
                } else {
                    continuation.resume(returning: Int(count))
                }
            }
        }
    }

    func markAsRead() {
        flow.check(.markAsRead)
        client?.markAsRead(completionHandler: nil)
    }

    @discardableResult
    func disconnect() async -> MessengerStatus {
        await flow.run(.disconnect) { _ in
            await withCheckedContinuation { continuation in
                SendbirdChat.disconnect { @Sendable in continuation.resume() }
            }
            return .offline
        }
    }

    func connectionLost() { flow.send(.offline) }

    func messageReceived(_ value: Message) { messageReceivedSubject.send(value) }

    /// Maps an error of SendbirdChatSDK to the app's error.
    private nonisolated static func messengerError(for error: any Error) -> MessengerError { .other(error) }
}

extension SendbirdMessengerSDK: @preconcurrency GroupChannelDelegate {
    func channel(_ channel: BaseChannel, didReceive message: BaseMessage) {
        if channel.channelURL == manager.channel { messageReceived(Message(text: message.message)) }
    }

    func channelDidUpdateTypingStatus(_ channel: GroupChannel) {}
}

extension SendbirdMessengerSDK: @preconcurrency UserEventDelegate {
    func didUpdateTotalUnreadMessageCount(unreadCount: UnreadMessageCount) {
        unreadSubject.send(Int(unreadCount.groupChannelCount))
    }
}

extension SendbirdMessengerSDK: @preconcurrency ConnectionDelegate {
    func didStartReconnection() {
        if flow.canSend(.offline) { connectionLost() }
    }

    func didSucceedReconnection() {}

    func didFailReconnection() {}
}

extension SendbirdManager {
    func makeMessengerSDK() -> any MessengerSDK {
        SendbirdMessengerSDK(manager: self)
    }
}
