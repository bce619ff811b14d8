#if DEBUG
    @preconcurrency import SendbirdChatSDK
    import XCTest

    @testable import Wellness

    /// Tests of ``SendbirdMessengerSDK`` against the stand-in for SendbirdChatSDK.
    nonisolated final class SendbirdMessengerSDKTests: XCTestCase {
        override func setUp() { FlowTest.failOnBreach() }

        @MainActor
        func testItKeepsToTheFlow() async throws {
            var contract = MessengerContract { scenario in
                SendbirdChat.simulateRestart()
                var clock: any Clock<Duration> = ContinuousClock()
                switch scenario {
                case .connectFailsWithTimeout:
                    SendbirdChat.simulatedIsSlow = true
                    clock = SkippingClock(skipping: .seconds(15))
                case .sendFailsWithTimeout:
                    SendbirdChat.simulatedUnanswered = "text"
                    clock = SkippingClock(skipping: .seconds(30))
                case .connectFailsWithOther, .connectSucceedsAfterFailure:
                    SendbirdChat.simulatedErrors = [.invalidParameter]
                // The second answer, after that to `connect`.
                case .sendFailsWithNotDelivered, .unreadCountsFail:
                    SendbirdChat.simulatedErrors = [nil, .invalidParameter]
                case .disconnectWhileConnecting: SendbirdChat.simulatedIsSlow = true
                case .connectionLostDuringSend: SendbirdChat.simulatedUnanswered = "text"
                case .connectSucceeds, .sendSucceeds, .unreadCounts, .disconnect, .connectionLost, .messageReceived,
                    .connectionLostDuringUnreadCounts:
                    break
                }
                return SendbirdMessengerSDK(manager: SendbirdManager(), clock: clock)
            }
            contract.trigger = { event, _ in
                switch event {
                case .connectionLost: SendbirdChat.simulateNetwork(false)
                case .messageReceived: SendbirdChat.simulateMessage("Hello", from: "Jo", in: "coach-mo")
                }
            }
            let violations = try await contract.violations()
            XCTAssertEqual(violations, [])
            SendbirdChat.simulateRestart()
        }

        @MainActor
        func testUnreadMessagesAreCountedUntilTheConnectionIsLost() async throws {
            SendbirdChat.simulateRestart()
            let sdk = SendbirdMessengerSDK(manager: SendbirdManager())
            await sdk.connect()
            var counts = sdk.unreadCounts().makeAsyncIterator()
            let none = try await counts.next()
            SendbirdChat.simulateMessage("Hello", from: "Jo", in: "coach-mo")
            let one = try await counts.next()
            sdk.markAsRead()
            let read = try await counts.next()
            XCTAssertEqual([none, one, read], [0, 1, 0])
            SendbirdChat.simulateNetwork(false)
            do {
                _ = try await counts.next()
                XCTFail("it goes on")
            } catch {
                XCTAssertTrue(error is CancellationError, "\(error)")
            }
            XCTAssertEqual(sdk.status.kind, .offline)
            SendbirdChat.simulateRestart()
        }
    }
#endif
