#if DEBUG
    @preconcurrency import FirebaseMessaging
    import XCTest

    @testable import Patterns

    /// Tests of ``FirebasePushSDK`` against the stand-in for FirebaseMessaging.
    nonisolated final class FirebasePushSDKTests: XCTestCase {
        @MainActor
        func testItKeepsToTheFlow() async throws {
            let violations = try await PushContract { scenario in
                let (manager, sdk) = Self.registered()
                switch scenario {
                case .subscribeSucceeds, .unsubscribeSucceeds: manager.receivePushToken(Data([1]))
                case .subscribeFailsWithNoToken, .unsubscribeFailsWithNoToken:
                    manager.failToReceivePushToken(CocoaError(.featureUnsupported))
                // The vendor takes each of the app's topics.
                case .subscribeFailsWithVendorFailed, .unsubscribeFailsWithVendorFailed: return nil
                }
                return sdk
            }.violations()
            XCTAssertEqual(violations, [])
        }

        @MainActor
        func testTheTokenComesAndGoes() async throws {
            let (manager, sdk) = Self.registered()
            let tokens = Recorder(observing: sdk.observeRegistrationToken)
            manager.receivePushToken(Data([0xab, 0xcd]))
            _ = try await tokens.first(2)
            XCTAssertEqual(sdk.registrationToken, "fcm-abcd")
            manager.failToReceivePushToken(CocoaError(.featureUnsupported))
            let all = try await tokens.first(3)
            XCTAssertEqual(all, [nil, "fcm-abcd", nil])
        }

        @MainActor
        func testTopics() async throws {
            let (manager, sdk) = Self.registered()
            manager.receivePushToken(Data([1]))
            try await answer { sdk.subscribe(to: .news, completion: $0) }
            XCTAssertEqual(Messaging.messaging().simulatedTopics, ["news"])
            try await answer { sdk.unsubscribe(from: .news, completion: $0) }
            XCTAssertEqual(Messaging.messaging().simulatedTopics, [])
        }

        @MainActor
        func testForgetDevice() async throws {
            let (manager, sdk) = Self.registered()
            manager.receivePushToken(Data([1]))
            try await eventually { sdk.registrationToken != nil }
            sdk.forgetDevice()
            try await eventually { sdk.registrationToken == nil }
        }

        @MainActor
        func testAMessageOfTheBackendsBringsSomethingNew() async throws {
            let (manager, _) = Self.registered()
            let new = await manager.receiveRemoteNotification(["gcm.message_id": "1"])
            let other = await manager.receiveRemoteNotification(["aps": "1"])
            XCTAssertEqual([new, other], [.newData, .noData])
        }

        /// The manager after the app's launch, and the wrapper after its step at launch.
        @MainActor
        private static func registered() -> (FirebaseManager, FirebasePushSDK) {
            let manager = FirebaseManager()
            manager.launch(options: [:])
            let sdk = FirebasePushSDK(manager: manager)
            sdk.register()
            return (manager, sdk)
        }
    }
#endif
