#if DEBUG
    import Combine
    @preconcurrency import SendbirdChatSDK
    import XCTest

    @testable import Patterns

    /// Tests of ``SendbirdSupportChatSDK`` against the stand-in for SendbirdChatSDK.
    nonisolated final class SendbirdSupportChatSDKTests: XCTestCase {
        private static let channel = "support-1"

        @MainActor
        func testItKeepsToTheFlow() async throws {
            var manager = SendbirdManager()
            var contract = SupportChatContract { scenario in
                let isSignedIn = scenario != .openFailsWithNotSignedIn
                let (newManager, sdk) = try await Self.launched(isSignedIn: isSignedIn)
                manager = newManager
                SendbirdChat.simulatedIsSlow = scenario.moves.first?.statuses.last?.kind == .opening
                SendbirdChat.simulatedErrors = scenario.moves.map { move in
                    switch move.failure {
                    case .offline: .networkError
                    case .other: .invalidParameter
                    default: nil
                    }
                }
                return sdk
            }
            contract.trigger = { event, _ in
                switch event {
                case .signedOut: manager.changeUser(to: nil)
                case .messageReceived: SendbirdChat.simulateMessage("Hello", from: "Mo", in: Self.channel)
                case .typingChanged: SendbirdChat.simulateTyping(["Mo"], in: Self.channel)
                }
            }
            let violations = try await contract.violations()
            XCTAssertEqual(violations, [])
        }

        @MainActor
        func testAMessageIsSent() async throws {
            let (_, sdk) = try await Self.opened()
            let messages = try await values(of: sdk.sendMessage("My card is gone"))
            XCTAssertEqual(messages.map(\.text), ["My card is gone"])
        }

        @MainActor
        func testMessagesOfOtherConversationsAreNotForThisOne() async throws {
            let (_, sdk) = try await Self.opened()
            let messages = Recorder(sdk.messageReceivedPublisher)
            SendbirdChat.simulateMessage("Hello", from: "Eve", in: "group-2")
            SendbirdChat.simulateMessage("How can I help?", from: "Mo", in: Self.channel)
            let all = try await messages.first(1)
            XCTAssertEqual(all.map(\.text), ["How can I help?"])
            XCTAssertEqual(all.map(\.sender), ["Mo"])
        }

        @MainActor
        func testTheOthersAreSeenToWrite() async throws {
            let (_, sdk) = try await Self.opened()
            let names = Recorder(sdk.typingChangedPublisher)
            SendbirdChat.simulateTyping(["Mo", "Jo"], in: Self.channel)
            SendbirdChat.simulateTyping([], in: Self.channel)
            let all = try await names.first(2)
            XCTAssertEqual(all, [["Mo", "Jo"], []])
        }

        @MainActor
        func testTheOthersSeeThatTheUserWrites() async throws {
            let (_, sdk) = try await Self.opened()
            let channel = SendbirdChat.simulatedChannel(Self.channel)
            sdk.setTyping(true)
            XCTAssertTrue(channel.simulatedIsTyping)
            sdk.setTyping(false)
            XCTAssertFalse(channel.simulatedIsTyping)
        }

        @MainActor
        func testTheNetworkGoesAndComesBack() async throws {
            let (_, sdk) = try await Self.launched()
            let connections = Recorder(sdk.isConnectedPublisher)
            SendbirdChat.simulateNetwork(false)
            SendbirdChat.simulateNetwork(true)
            let all = try await connections.first(3)
            XCTAssertEqual(all, [true, false, true])
        }

        @MainActor
        func testASignOutDisconnects() async throws {
            let (manager, sdk) = try await Self.opened()
            manager.changeUser(to: nil)
            XCTAssertEqual(sdk.status.kind, .closed)
            XCTAssertFalse(sdk.isConnected)
            XCTAssertNil(SendbirdChat.getCurrentUser())
            XCTAssertEqual(SendbirdChat.simulatedDelegateCount, 0)
        }

        @MainActor
        func testThePushTokenIsRegisteredWhileSomebodyIsSignedIn() async throws {
            let (manager, sdk) = try await Self.launched(isSignedIn: false)
            manager.receivePushToken(Data([1]))
            XCTAssertEqual(SendbirdChat.simulatedPushTokens, [])
            manager.changeUser(to: "1")
            try await eventually { sdk.isConnected }
            XCTAssertEqual(SendbirdChat.simulatedPushTokens, [Data([1])])
            manager.receivePushToken(Data([2]))
            XCTAssertTrue(SendbirdChat.simulatedPushTokens.contains(Data([2])))
            manager.changeUser(to: nil)
            XCTAssertFalse(SendbirdChat.simulatedPushTokens.contains(Data([2])))
        }

        @MainActor
        func testTheUserOfTheAppIsTheUserOfTheChat() async throws {
            SendbirdChat.simulateRestart()
            let integrations = IntegrationsManager(
                kycAnswers: KYCAnswers(accessToken: { _, _ in "" }, language: { "" }),
                videoRoomAnswers: VideoRoomAnswers { $0 },
                walletAnswers: WalletAnswers { _, _, _ in .sample })
            integrations.launch()
            integrations.changeUser(to: "1")
            let chat = integrations.services.supportChat
            try await eventually { chat.isConnected }
            XCTAssertEqual(SendbirdChat.getCurrentUser()?.userId, "1")
        }

        /// The manager after the app's launch, and the wrapper of a user who is connected.
        @MainActor
        private static func launched(isSignedIn: Bool = true) async throws -> (SendbirdManager, any SupportChatSDK) {
            SendbirdChat.simulateRestart()
            let manager = SendbirdManager()
            let sdk = manager.makeSupportChatSDK()
            manager.launch(options: [:])
            if isSignedIn {
                manager.changeUser(to: "1")
                try await eventually { sdk.isConnected }
            }
            return (manager, sdk)
        }

        @MainActor
        private static func opened() async throws -> (SendbirdManager, any SupportChatSDK) {
            let (manager, sdk) = try await launched()
            sdk.open()
            try await eventually { sdk.status.kind == .open }
            return (manager, sdk)
        }
    }
#endif
