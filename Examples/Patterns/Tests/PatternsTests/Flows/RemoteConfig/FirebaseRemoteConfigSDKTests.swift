#if DEBUG
    @preconcurrency import FirebaseRemoteConfig
    import XCTest

    @testable import Patterns

    /// Tests of ``FirebaseRemoteConfigSDK`` against the stand-in for FirebaseRemoteConfig.
    nonisolated final class FirebaseRemoteConfigSDKTests: XCTestCase {
        typealias Problem = FirebaseRemoteConfig.RemoteConfigError

        @MainActor
        func testItKeepsToTheFlow() async throws {
            var contract = RemoteConfigContract { scenario in
                if scenario == .refreshFailsWithUnavailable { return FirebaseManager().makeRemoteConfigSDK() }
                let sdk = Self.launched()
                if scenario == .refreshFailsWithThrottled {
                    RemoteConfig.remoteConfig().simulateProblem(Problem(.throttled))
                }
                return sdk
            }
            contract.trigger = { _, _ in RemoteConfig.remoteConfig().simulatePublish(["maximum_uploads": "5"]) }
            let violations = try await contract.violations()
            XCTAssertEqual(violations, [])
        }

        @MainActor
        func testTheDefaultsHoldBeforeTheLaunch() async throws {
            let sdk = FirebaseManager().makeRemoteConfigSDK()
            XCTAssertEqual(sdk.text(.welcome), "Welcome!")
            XCTAssertEqual(sdk.number(.maximumUploads), 3)
            XCTAssertEqual(sdk.variant(of: .checkoutButton), .control)
            do {
                _ = try await sdk.refresh()
                XCTFail("the SDK has not been made yet")
            } catch Patterns.RemoteConfigError.unavailable(let error) {
                XCTAssertTrue(error is FirebaseRemoteConfigSDK.NotLaunched)
            }
        }

        @MainActor
        func testRefreshFetchesTheValues() async throws {
            let sdk = Self.launched()
            RemoteConfig.remoteConfig().simulatePublish(
                ["maximum_uploads": "5", "experiment_checkout_button": "treatment"], isConnected: false)
            XCTAssertEqual(sdk.number(.maximumUploads), 3)
            let isChanged = try await sdk.refresh()
            XCTAssertTrue(isChanged)
            XCTAssertEqual(sdk.number(.maximumUploads), 5)
            XCTAssertEqual(sdk.variant(of: .checkoutButton), .treatment)
            XCTAssertEqual(sdk.text(.welcome), "Welcome!")
            let isChangedAgain = try await sdk.refresh()
            XCTAssertFalse(isChangedAgain)
        }

        @MainActor
        func testAVariantOfALaterVersionIsNone() async throws {
            let sdk = Self.launched()
            RemoteConfig.remoteConfig().simulatePublish(["experiment_checkout_button": "third"])
            _ = try await sdk.refresh()
            XCTAssertEqual(sdk.variant(of: .checkoutButton), .control)
        }

        @MainActor
        func testRefreshSaysUntilWhenItIsThrottled() async throws {
            let sdk = Self.launched()
            RemoteConfig.remoteConfig().simulateProblem(
                Problem(.throttled, userInfo: [RemoteConfigThrottledEndTimeInSecondsKey: 60.0]))
            do {
                _ = try await sdk.refresh()
                XCTFail("it is throttled")
            } catch Patterns.RemoteConfigError.throttled(until: let end) {
                XCTAssertEqual(end, Date(timeIntervalSince1970: 60))
            }
        }

        @MainActor
        func testPublishedValuesHoldWhenTheSignalComes() async throws {
            let sdk = Self.launched()
            var updates = sdk.valuesUpdatedValues.makeAsyncIterator()
            RemoteConfig.remoteConfig().simulatePublish(["welcome_text": "Ahoy!"])
            let keys = await updates.next()
            XCTAssertEqual(keys, ["welcome_text"])
            XCTAssertEqual(sdk.text(.welcome), "Ahoy!")
        }

        @MainActor
        func testValuesAreReadOnManyThreadsAtOnce() async throws {
            let sdk = Self.launched()
            let numbers = await withTaskGroup(of: Int.self) { group in
                for _ in 0..<100 { group.addTask { sdk.number(.maximumUploads) } }
                var numbers: [Int] = []
                for await number in group { numbers.append(number) }
                return numbers
            }
            XCTAssertEqual(numbers, Array(repeating: 3, count: 100))
        }

        @MainActor
        func testADroppedWrapperListensNoMore() async throws {
            _ = Self.launched()
            XCTAssertEqual(RemoteConfig.remoteConfig().simulatedListenerCount, 0)
        }

        /// A wrapper in an app that was installed and launched just now.
        @MainActor
        private static func launched() -> any RemoteConfigSDK {
            let manager = FirebaseManager()
            manager.launch(options: [:])
            RemoteConfig.remoteConfig().simulateReinstall()
            let sdk = manager.makeRemoteConfigSDK()
            sdk.listen()
            return sdk
        }
    }
#endif
