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
            let contract = SupportChatContract { scenario in
                let isSignedIn = scenario.error != .notSignedIn
                let (newManager, sdk) = try await self.launched(isSignedIn: isSignedIn)
                manager = newManager
                SendbirdChat.simulatedIsSlow = scenario.moves[0].isRunning
                SendbirdChat.simulatedErrors = scenario.moves.map { move in
                    guard move.fails else { return nil }
                    return move.error == .other ? .invalidParameter : .networkError
                }
                return sdk
            } trigger: { event, _ in
                switch event {
                case .signedOut: manager.changeUser(to: nil)
                case .messageReceived:
                    SendbirdChat.simulateMessage("Hello", from: "Mo", in: Self.channel)
                case .typingChanged: SendbirdChat.simulateTyping(["Mo"], in: Self.channel)
                }
            }
            try await contract.assertHolds()
        }

        @MainActor
        func testAMessageIsSent() async throws {
            let (_, sdk) = try await opened()
            let answers = Answers(sdk.sendMessage("My card is gone").map(\.text))
            let all = await answers.first(2)
            XCTAssertEqual(all, [.value("My card is gone"), .end])
        }

        @MainActor
        func testAMessageCannotBeSentWithoutANetwork() async throws {
            let (_, sdk) = try await opened()
            SendbirdChat.simulateNetwork(false)
            let answers = Answers(sdk.sendMessage("My card is gone").map(\.text))
            let all = await answers.first(1)
            XCTAssertEqual(all, [.failure("offline")])
        }

        @MainActor
        func testMessagesOfOtherConversationsAreNotForThisOne() async throws {
            let (_, sdk) = try await opened()
            let messages = Recorder(sdk.messageReceivedPublisher)
            SendbirdChat.simulateMessage("Hello", from: "Eve", in: "group-2")
            SendbirdChat.simulateMessage("How can I help?", from: "Mo", in: Self.channel)
            let all = await messages.first(1)
            XCTAssertEqual(all.map(\.text), ["How can I help?"])
            XCTAssertEqual(all.map(\.sender), ["Mo"])
        }

        @MainActor
        func testTheOthersAreSeenToWrite() async throws {
            let (_, sdk) = try await opened()
            let names = Recorder(sdk.typingChangedPublisher)
            SendbirdChat.simulateTyping(["Mo", "Jo"], in: Self.channel)
            SendbirdChat.simulateTyping([], in: Self.channel)
            let all = await names.first(2)
            XCTAssertEqual(all, [["Mo", "Jo"], []])
        }

        @MainActor
        func testTheOthersSeeThatTheUserWrites() async throws {
            let (_, sdk) = try await opened()
            let channel = SendbirdChat.simulatedChannel(Self.channel)
            sdk.setTyping(true)
            XCTAssertTrue(channel.simulatedIsTyping)
            sdk.setTyping(false)
            XCTAssertFalse(channel.simulatedIsTyping)
        }

        @MainActor
        func testTheNetworkGoesAndComesBack() async throws {
            let (_, sdk) = try await launched()
            let connections = Recorder(sdk.isConnectedPublisher)
            SendbirdChat.simulateNetwork(false)
            SendbirdChat.simulateNetwork(true)
            let all = await connections.first(3)
            XCTAssertEqual(all, [true, false, true])
        }

        @MainActor
        func testASignOutClosesTheConversation() async throws {
            let (manager, sdk) = try await opened()
            manager.changeUser(to: nil)
            XCTAssertEqual(sdk.status.kind, .closed)
            XCTAssertFalse(sdk.isConnected)
            XCTAssertNil(SendbirdChat.getCurrentUser())
            XCTAssertEqual(SendbirdChat.simulatedDelegateCount, 0)
        }

        @MainActor
        func testThePushTokenIsRegisteredWhenTheUserSignsIn() async throws {
            let (manager, sdk) = try await launched(isSignedIn: false)
            let token = Data([1, 2, 3])
            manager.receivePushToken(token)
            XCTAssertTrue(SendbirdChat.simulatedPushTokens.isEmpty)
            manager.changeUser(to: "1")
            try await eventually { sdk.isConnected }
            XCTAssertEqual(SendbirdChat.simulatedPushTokens, [token])
            manager.changeUser(to: nil)
            XCTAssertTrue(SendbirdChat.simulatedPushTokens.isEmpty)
        }

        @MainActor
        func testAPushTokenThatComesLaterIsRegisteredAtOnce() async throws {
            let (manager, _) = try await launched()
            manager.receivePushToken(Data([4]))
            XCTAssertEqual(SendbirdChat.simulatedPushTokens, [Data([4])])
        }

        @MainActor
        func testTheUserOfTheAppIsTheUserOfTheChat() async throws {
            SendbirdChat.simulateRestart()
            let integrations = IntegrationsManager(
                kycAnswers: KYCAnswers { _, _ in "" },
                videoRoomAnswers: VideoRoomAnswers { $0 })
            integrations.launch()
            integrations.changeUser(to: "1")
            let chat = integrations.services.supportChat
            try await eventually { chat.isConnected }
            XCTAssertEqual(SendbirdChat.getCurrentUser()?.userId, "1")
        }

        /// The manager after the app's launch, and the wrapper of a user who is connected.
        @MainActor
        private func launched(
            isSignedIn: Bool = true
        ) async throws -> (SendbirdManager, any SupportChatSDK) {
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
        private func opened() async throws -> (SendbirdManager, any SupportChatSDK) {
            let (manager, sdk) = try await launched()
            sdk.open()
            try await eventually { sdk.status.kind == .open }
            return (manager, sdk)
        }
    }
#endif
