#if DEBUG
    @preconcurrency import RevenueCat
    import XCTest

    @testable import Wellness

    /// Tests of ``RevenueCatPaywallSDK`` against the stand-in for RevenueCat.
    nonisolated final class RevenueCatPaywallSDKTests: XCTestCase {
        override func setUp() { FlowTest.failOnBreach() }

        @MainActor
        func testItKeepsToTheFlow() async throws {
            var contract = PaywallContract { scenario in
                var clock: any Clock<Duration> = ContinuousClock()
                if scenario == .restoreFailsWithStoreTooSlow { clock = SkippingClock(skipping: .seconds(20)) }
                let sdk = Self.launched(apiKey: scenario == .loadOffersFails ? "rejected" : "demo", clock: clock)
                switch scenario {
                case .buyEndsInPending, .approved: Purchases.shared.simulatedError = .paymentPendingError
                case .buyEndsInFree: Purchases.shared.simulatesClosingTheSheet = true
                case .buyFailsWithNotAllowed, .buyEndsInSubscribedAfterFailure:
                    Purchases.shared.simulatedError = .purchaseNotAllowedError
                case .buyFailsWithStoreFailed, .restoreFailsWithStoreFailed:
                    Purchases.shared.simulatedError = .storeProblemError
                case .restoreFailsWithStoreTooSlow: Purchases.shared.simulatesSilence = true
                case .restoreSucceeds: Purchases.shared.simulateSale(elsewhere: "premium")
                case .restoreSucceedsAfterFailure:
                    Purchases.shared.simulateSale(elsewhere: "premium")
                    Purchases.shared.simulatedError = .storeProblemError
                case .loadOffersSucceeds, .loadOffersFails, .buyEndsInSubscribed, .entitlements, .expired,
                    .restoreFailsWithNothingToRestore:
                    break
                }
                return sdk
            }
            contract.trigger = { event, _ in
                Purchases.shared.simulateChange(active: event == .approved ? ["premium"] : [])
            }
            let violations = try await contract.violations()
            XCTAssertEqual(violations, [])
        }

        @MainActor
        func testEntitlementsAreToldNowAndAfterARestore() async throws {
            let sdk = Self.launched()
            Purchases.shared.simulateSale(elsewhere: "premium")
            var entitlements = sdk.entitlements().makeAsyncIterator()
            let before = try await entitlements.next()
            let end = await sdk.restore()
            XCTAssertEqual(end.kind, .subscribed)
            let after = try await entitlements.next()
            XCTAssertEqual([before, after], [[], ["premium"]])
        }

        @MainActor
        private static func launched(
            apiKey: String = "demo", clock: any Clock<Duration> = ContinuousClock()
        ) -> RevenueCatPaywallSDK {
            let manager = RevenueCatManager(apiKey: apiKey)
            manager.launch(options: [:])
            return RevenueCatPaywallSDK(manager: manager, clock: clock)
        }
    }
#endif
