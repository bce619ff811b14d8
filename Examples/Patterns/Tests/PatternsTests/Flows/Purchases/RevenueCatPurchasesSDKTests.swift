#if DEBUG
    @preconcurrency import RevenueCat
    import XCTest

    @testable import Patterns

    /// Tests of ``RevenueCatPurchasesSDK`` against the stand-in for RevenueCat.
    nonisolated final class RevenueCatPurchasesSDKTests: XCTestCase {
        @MainActor
        func testItKeepsToTheFlow() async throws {
            let contract = PurchasesContract { scenario in
                let isRejected = [.loadOffersFails, .restoreFails].contains(scenario)
                let sdk = self.connected(self.launched(apiKey: isRejected ? "rejected" : "demo"))
                switch scenario {
                case .restoreEndsInSubscribed: Purchases.shared.simulateSale(elsewhere: "premium")
                case .buyEndsInFree: Purchases.shared.simulatesClosingTheSheet = true
                case .loadOffersSucceeds, .loadOffersFails, .buyEndsInSubscribed, .buyFails,
                    .buyFailsWithNotForSale, .restoreEndsInFree, .restoreFails, .subscriptionStarts,
                    .subscriptionEnds:
                    break
                default: throw ScenarioSkipped("the stand-in cannot")
                }
                // What has not been loaded is not for sale.
                if scenario.moves.contains(where: { $0.step == .buy && !$0.fails }) {
                    _ = try await sdk.loadOffers()
                }
                return sdk
            } trigger: { event, _ in
                switch event {
                case .subscriptionStarts: Purchases.shared.simulateChange(active: ["premium"])
                case .subscriptionEnds: Purchases.shared.simulateChange(active: [])
                }
            }
            try await contract.assertHolds()
        }

        @MainActor
        func testConnect() async throws {
            let sdk = connected(launched())
            let entitlements = Recorder(sdk.entitlementsValues)
            Purchases.shared.simulateChange(active: ["premium", "unknown to the app"])
            let all = await entitlements.first(2)
            XCTAssertEqual(all, [[], [.premium]])
            XCTAssertEqual(sdk.entitlements, [.premium])
        }

        @MainActor
        func testLoadOffers() async throws {
            let offers = try await connected(launched()).loadOffers()
            XCTAssertEqual(offers.prefix(2), [.monthly, .yearly])
        }

        @MainActor
        func testLoadOffersFails() async throws {
            let sdk = connected(launched(apiKey: "rejected"))
            do {
                _ = try await sdk.loadOffers()
                XCTFail("there are none")
            } catch PurchasesError.shopFailed(ErrorCode.invalidCredentialsError) {}
        }

        @MainActor
        func testLoadOffersBeforeTheLaunch() async throws {
            let sdk = RevenueCatPurchasesSDK(manager: RevenueCatManager())
            do {
                _ = try await sdk.loadOffers()
                XCTFail("there are none")
            } catch PurchasesError.notReady {}
        }

        @MainActor
        func testLoadOffersCancelled() async throws {
            let sdk = connected(launched())
            let loading = Task { try await sdk.loadOffers() }
            loading.cancel()
            do {
                _ = try await loading.value
                XCTFail("nobody waits")
            } catch is CancellationError {}
        }

        @MainActor
        func testBuyEndsInSubscribed() async throws {
            let sdk = connected(launched())
            let statuses = Recorder(sdk.statuses)
            let entitlements = Recorder(sdk.entitlementsValues)
            _ = try await sdk.loadOffers()
            await sdk.buy(.yearly)
            let all = await statuses.first(3)
            XCTAssertEqual(all.map(\.kind), [.free, .buying, .subscribed])
            let open = await entitlements.first(2)
            XCTAssertEqual(open, [[], [.premium]])
        }

        @MainActor
        func testBuyEndsInFree() async throws {
            let sdk = connected(launched())
            Purchases.shared.simulatesClosingTheSheet = true
            let statuses = Recorder(sdk.statuses)
            _ = try await sdk.loadOffers()
            await sdk.buy(.yearly)
            let all = await statuses.first(3)
            XCTAssertEqual(all.map(\.kind), [.free, .buying, .free])
            XCTAssertEqual(sdk.entitlements, [])
        }

        @MainActor
        func testBuyEndsInFailed() async throws {
            let sdk = connected(launched())
            let statuses = Recorder(sdk.statuses)
            let offers = try await sdk.loadOffers()
            await sdk.buy(try XCTUnwrap(offers.first { $0.id == "broken" }))
            await sdk.buy(Offer(id: "unheard of", title: "", price: 1))
            let all = await statuses.first(5)
            guard case .failed(.shopFailed(ErrorCode.storeProblemError)) = all[2] else {
                return XCTFail("\(all)")
            }
            guard case .failed(.notForSale) = all[4] else { return XCTFail("\(all)") }
        }

        @MainActor
        func testRestoreEndsInSubscribed() async throws {
            let sdk = connected(launched())
            Purchases.shared.simulateSale(elsewhere: "premium")
            let statuses = Recorder(sdk.statuses)
            await sdk.restore()
            let all = await statuses.first(3)
            XCTAssertEqual(all.map(\.kind), [.free, .restoring, .subscribed])
        }

        @MainActor
        func testRestoreEndsInFree() async throws {
            let sdk = connected(launched())
            let statuses = Recorder(sdk.statuses)
            await sdk.restore()
            let all = await statuses.first(3)
            XCTAssertEqual(all.map(\.kind), [.free, .restoring, .free])
        }

        @MainActor
        func testRestoreEndsInFailed() async throws {
            let sdk = connected(launched(apiKey: "rejected"))
            let statuses = Recorder(sdk.statuses)
            await sdk.restore()
            let all = await statuses.first(3)
            XCTAssertEqual(all.map(\.kind), [.free, .restoring, .failed])
        }

        @MainActor
        func testSubscriptionStarts() async throws {
            let sdk = connected(launched())
            let statuses = Recorder(sdk.statuses)
            Purchases.shared.simulateChange(active: ["premium"])
            let all = await statuses.first(2)
            XCTAssertEqual(all.map(\.kind), [.free, .subscribed])
        }

        @MainActor
        func testSubscriptionEnds() async throws {
            let sdk = connected(launched())
            let statuses = Recorder(sdk.statuses)
            Purchases.shared.simulateChange(active: ["premium"])
            Purchases.shared.simulateChange(active: [])
            let all = await statuses.first(3)
            XCTAssertEqual(all.map(\.kind), [.free, .subscribed, .free])
            XCTAssertEqual(sdk.entitlements, [])
        }

        /// The manager after the app's launch.
        @MainActor
        private func launched(apiKey: String = "demo") -> RevenueCatManager {
            let manager = RevenueCatManager(apiKey: apiKey)
            manager.launch(options: [:])
            return manager
        }

        @MainActor
        private func connected(_ manager: RevenueCatManager) -> RevenueCatPurchasesSDK {
            let sdk = RevenueCatPurchasesSDK(manager: manager)
            sdk.connect()
            return sdk
        }
    }
#endif
