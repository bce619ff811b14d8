#if DEBUG
    @preconcurrency import FirebaseMessaging
    import XCTest

    @testable import Patterns

    /// Tests of ``FirebasePushSDK`` against the stand-in for FirebaseMessaging.
    nonisolated final class FirebasePushSDKTests: XCTestCase {
        @MainActor
        func testItKeepsToTheFlow() async throws {
            try await PushContract { scenario in
                guard [nil, .noToken].contains(scenario.error) else {
                    throw ScenarioSkipped("the stand-in cannot")
                }
                let (manager, sdk) = self.registered()
                if scenario.fails {
                    manager.failToReceivePushToken(CocoaError(.featureUnsupported))
                } else {
                    manager.receivePushToken(Data([1]))
                }
                return sdk
            }.assertHolds()
        }

        @MainActor
        func testRegister() async throws {
            let (manager, sdk) = registered()
            let tokens = Recorder<String?>()
            tokens.keep(sdk.observeRegistrationToken { tokens.receive($0) })
            manager.receivePushToken(Data([0xab, 0xcd]))
            let all = await tokens.first(2)
            XCTAssertEqual(all, [nil, "fcm-abcd"])
            XCTAssertEqual(sdk.registrationToken, "fcm-abcd")
            manager.failToReceivePushToken(CocoaError(.featureUnsupported))
            let more = await tokens.first(3)
            XCTAssertEqual(more.last, .some(nil))
        }

        @MainActor
        func testSubscribe() async throws {
            let (manager, sdk) = registered()
            manager.receivePushToken(Data([1]))
            let results = Recorder<String>()
            sdk.subscribe(to: .news) { results.receive(self.words(for: $0)) }
            let all = await results.first(1)
            XCTAssertEqual(all, ["done"])
            XCTAssertEqual(Messaging.messaging().simulatedTopics, ["news"])
        }

        @MainActor
        func testSubscribeWithoutAToken() async throws {
            let (manager, sdk) = registered()
            manager.failToReceivePushToken(CocoaError(.featureUnsupported))
            let results = Recorder<String>()
            sdk.subscribe(to: .friends) { results.receive(self.words(for: $0)) }
            let all = await results.first(1)
            XCTAssertEqual(all, ["no token"])
        }

        @MainActor
        func testUnsubscribe() async throws {
            let (manager, sdk) = registered()
            manager.receivePushToken(Data([1]))
            let results = Recorder<String>()
            sdk.subscribe(to: .news) { results.receive(self.words(for: $0)) }
            _ = await results.first(1)
            sdk.unsubscribe(from: .news) { results.receive(self.words(for: $0)) }
            let all = await results.first(2)
            XCTAssertEqual(all, ["done", "done"])
            XCTAssertEqual(Messaging.messaging().simulatedTopics, [])
        }

        @MainActor
        func testForgetDevice() async throws {
            let (manager, sdk) = registered()
            let tokens = Recorder<String?>()
            tokens.keep(sdk.observeRegistrationToken { tokens.receive($0) })
            manager.receivePushToken(Data([1]))
            _ = await tokens.first(2)
            sdk.forgetDevice()
            let all = await tokens.first(3)
            XCTAssertEqual(all.last, .some(nil))
        }

        @MainActor
        func testAMessageOfTheBackendsBringsSomethingNew() async throws {
            let (manager, _) = registered()
            let new = await manager.receiveRemoteNotification(["gcm.message_id": "1"])
            let other = await manager.receiveRemoteNotification(["aps": "1"])
            XCTAssertEqual([new, other], [.newData, .noData])
        }

        /// The manager after the app's launch, and the wrapper after its step at launch.
        @MainActor
        private func registered() -> (FirebaseManager, FirebasePushSDK) {
            let manager = FirebaseManager()
            manager.launch(options: [:])
            let sdk = FirebasePushSDK(manager: manager)
            sdk.register()
            return (manager, sdk)
        }

        private func words(for result: Result<Void, PushError>) -> String {
            switch result {
            case .success: "done"
            case .failure(.noToken): "no token"
            case .failure(.vendorFailed(let error)): "\(error)"
            }
        }
    }
#endif
