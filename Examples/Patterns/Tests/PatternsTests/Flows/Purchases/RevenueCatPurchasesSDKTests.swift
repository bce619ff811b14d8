#if DEBUG
    @preconcurrency import RevenueCat
    import XCTest

    @testable import Patterns

    /// Tests of ``RevenueCatPurchasesSDK`` against the stand-in for RevenueCat.
    nonisolated final class RevenueCatPurchasesSDKTests: XCTestCase {
        @MainActor
        func testItKeepsToTheFlow() async throws {
            var contract = PurchasesContract { scenario in
                switch scenario {
                // The app has not launched yet.
                case .loadOffersFailsWithNotReady, .buyFailsWithNotReady, .restoreFailsWithNotReady:
                    return RevenueCatPurchasesSDK(manager: RevenueCatManager())
                case .loadOffersFailsWithShopFailed, .restoreFailsWithShopFailed:
                    return Self.connected(apiKey: "rejected")
                // What has not been loaded is not for sale.
                case .loadOffersSucceeds, .buyFailsWithNotForSale, .restoreEndsInFree, .subscriptionStarts:
                    return Self.connected()
                case .restoreEndsInSubscribed:
                    let sdk = Self.connected()
                    Purchases.shared.simulateSale(elsewhere: "premium")
                    return sdk
                case .buyEndsInSubscribed, .buyEndsInFree, .subscriptionEnds:
                    let sdk = Self.connected()
                    Purchases.shared.simulatesClosingTheSheet = scenario == .buyEndsInFree
                    _ = try await sdk.loadOffers()
                    return sdk
                default: return nil
                }
            }
            contract.trigger = { event, _ in
                Purchases.shared.simulateChange(active: event == .subscriptionStarts ? ["premium"] : [])
            }
            let violations = try await contract.violations()
            XCTAssertEqual(violations, [])
        }

        @MainActor
        func testEntitlementsThatTheAppDoesNotKnowAreLeftOut() async throws {
            let sdk = Self.connected()
            let entitlements = Recorder(sdk.entitlementsValues)
            Purchases.shared.simulateChange(active: ["premium", "unknown to the app"])
            let all = try await entitlements.first(2)
            XCTAssertEqual(all, [[], [.premium]])
            Purchases.shared.simulateChange(active: [])
            try await eventually { sdk.entitlements.isEmpty }
            XCTAssertEqual(sdk.status.kind, .free)
        }

        @MainActor
        func testLoadOffers() async throws {
            let offers = try await Self.connected().loadOffers()
            XCTAssertEqual(offers.prefix(2), [.monthly, .yearly])
        }

        @MainActor
        func testWhatWasBoughtMayBeUsed() async throws {
            let sdk = Self.connected()
            _ = try await sdk.loadOffers()
            await sdk.buy(.yearly)
            XCTAssertEqual(sdk.entitlements, [.premium])
        }

        /// The wrapper after the app's launch and its first step.
        @MainActor
        private static func connected(apiKey: String = "demo") -> RevenueCatPurchasesSDK {
            let manager = RevenueCatManager(apiKey: apiKey)
            manager.launch(options: [:])
            let sdk = RevenueCatPurchasesSDK(manager: manager)
            sdk.connect()
            return sdk
        }
    }
#endif
