// The shop with mocks: purchases, failures, and entitlements that change at any time.

#if DEBUG
    import XCTest

    @testable import Patterns

    nonisolated final class ShopModelTests: XCTestCase {
        override func setUp() { FlowTest.failOnBreach() }

        @MainActor
        func testTheShopShowsItsOffers() async {
            let mocks = MockServices()
            let model = ShopModel(services: mocks.provider)
            await model.open()
            XCTAssertEqual(model.offers, [.monthly, .yearly])
            XCTAssertEqual(mocks.analytics.trackCalls.map(\.event), ["shop_opened"])
        }

        @MainActor
        func testAFailureToLoadOffersIsShown() async {
            let mocks = MockServices()
            mocks.purchases.onLoadOffers = { throw PurchasesError.notReady }
            let model = ShopModel(services: mocks.provider)
            await model.open()
            XCTAssertEqual(model.offers, [])
            XCTAssertEqual(model.message, "The shop is closed.")
        }

        @MainActor
        func testBuyingOpensEverything() async throws {
            let mocks = MockServices()
            mocks.purchases.onBuy = { _ in .subscribed }
            let model = ShopModel(services: mocks.provider)
            await model.buy(.yearly)
            mocks.purchases.entitlements = [.premium]
            try await eventually { model.message == "Thank you!" && model.isPremium }
            XCTAssertEqual(mocks.purchases.buyCalls, [.yearly])
            XCTAssertEqual(mocks.analytics.trackCalls.map(\.properties), [["offer": Offer.yearly.id]])
        }

        @MainActor
        func testASubscriptionThatEndsClosesEverything() async throws {
            let mocks = MockServices()
            mocks.purchases.entitlements = [.premium]
            let model = ShopModel(services: mocks.provider)
            try await eventually { model.isPremium }
            mocks.purchases.play(.subscriptionEnds)
            mocks.purchases.entitlements = []
            try await eventually { !model.isPremium && !model.isBusy }
        }

        @MainActor
        func testAFailedPurchaseIsShown() async throws {
            let mocks = MockServices()
            mocks.purchases.onBuy = { _ in .failed(reason: .notAllowed) }
            let model = ShopModel(services: mocks.provider)
            await model.buy(.monthly)
            try await eventually { model.message == "Please ask your parents." }
        }

        @MainActor
        func testAClosedScreenIsReleased() async {
            let mocks = MockServices()
            var model: ShopModel? = ShopModel(services: mocks.provider)
            let isThere = { [weak model] in model != nil }
            await model?.open()
            model = nil
            XCTAssertFalse(isThere())
        }
    }
#endif
