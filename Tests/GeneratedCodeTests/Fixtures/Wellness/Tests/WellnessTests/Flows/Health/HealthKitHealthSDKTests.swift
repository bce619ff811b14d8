#if DEBUG
    @preconcurrency import HealthKit
    import XCTest

    @testable import Wellness

    /// Tests of ``HealthKitHealthSDK`` against the stand-in for HealthKit.
    nonisolated final class HealthKitHealthSDKTests: XCTestCase {
        override func setUp() { FlowTest.failOnBreach() }

        @MainActor
        func testItKeepsToTheFlow() async throws {
            let violations = try await HealthContract { scenario in
                let store = HKHealthStore()
                store.simulateSample(60)
                switch scenario {
                case .authorizeFailsWithUnavailable, .authorizeSucceedsAfterFailure:
                    HKHealthStore.simulatedIsAvailable = [false]
                case .authorizeFailsWithOther: store.simulatedErrors = [HKError(.errorHealthDataUnavailable)]
                case .heartRatesFailWithLocked: store.simulatedErrors = [nil, HKError(.errorDatabaseInaccessible)]
                case .heartRatesFailWithOther: store.simulatedErrors = [nil, HKError(.errorHealthDataUnavailable)]
                case .authorizeSucceeds, .heartRates, .stop: break
                }
                return HealthKitHealthSDK(manager: HealthKitManager(store: store))
            }.violations()
            XCTAssertEqual(violations, [])
        }

        @MainActor
        func testHealthKitHearsThatEachWakeIsHandled() async throws {
            let store = HKHealthStore()
            let sdk = HealthKitHealthSDK(manager: HealthKitManager(store: store))
            await sdk.authorize()
            store.simulateSample(60)
            let rates = sdk.heartRates()
            var iterator = rates.makeAsyncIterator()
            let first = try await iterator.next()
            store.simulateSample(75)
            let second = try await iterator.next()
            XCTAssertEqual([first, second], [60, 75])
            while store.simulatedWakes.handled < 2 { try await Task.sleep(for: .milliseconds(1)) }
            XCTAssertTrue(store.simulatedDeliversInBackground)
            await sdk.stop()
            do {
                _ = try await iterator.next()
                XCTFail("it goes on")
            } catch {
                XCTAssertTrue(error is CancellationError, "\(error)")
            }
            while store.simulatedWakes.observers > 0 { try await Task.sleep(for: .milliseconds(1)) }
            XCTAssertFalse(store.simulatedDeliversInBackground)
        }
    }
#endif
