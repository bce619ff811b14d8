// The shop with mocks: purchases, failures, and entitlements that change at any time.

#if DEBUG
    import Combine
    import XCTest

    @testable import Patterns

    nonisolated final class ShopModelTests: XCTestCase {
        @MainActor
        func testTheShopShowsItsOffers() async throws {
            let mocks = MockServices()
            let model = ShopModel(services: mocks.provider)
            await model.open()
            XCTAssertEqual(model.offers, [.monthly, .yearly])
            XCTAssertEqual(mocks.analytics.trackCalls.map(\.event), ["shop_opened"])
        }

        @MainActor
        func testAFailureToLoadOffersIsShown() async throws {
            let mocks = MockServices()
            mocks.purchases.loadOffersHandler = { throw PurchasesError.notAllowed }
            let model = ShopModel(services: mocks.provider)
            await model.open()
            XCTAssertEqual(model.offers, [])
            XCTAssertEqual(model.message, "The shop is closed.")
        }

        @MainActor
        func testBuyingOpensEverything() async throws {
            let mocks = MockServices()
            let model = ShopModel(services: mocks.provider)
            let messages = Recorder(model.$message.compactMap { $0 })
            let premium = Recorder(model.$isPremium.removeDuplicates())
            await model.buy(.yearly)
            mocks.purchases.entitlements = [.premium]
            let words = await messages.first(1)
            XCTAssertEqual(words, ["Thank you!"])
            let changes = await premium.first(2)
            XCTAssertEqual(changes, [false, true])
            XCTAssertEqual(mocks.purchases.buyCalls, [.yearly])
            XCTAssertEqual(mocks.callsOutOfOrder, [])
            XCTAssertEqual(
                mocks.analytics.trackCalls.map(\.properties), [["offer": Offer.yearly.id]])
        }

        @MainActor
        func testASubscriptionThatEndsClosesEverything() async throws {
            let mocks = MockServices()
            mocks.purchases.entitlements = [.premium]
            let model = ShopModel(services: mocks.provider)
            let premium = Recorder(model.$isPremium.removeDuplicates())
            _ = await premium.first(2)
            mocks.purchases.send(event: .subscriptionEnds)
            mocks.purchases.entitlements = []
            let changes = await premium.first(3)
            XCTAssertEqual(changes, [false, true, false])
        }

        @MainActor
        func testAFailedPurchaseIsShown() async throws {
            let mocks = MockServices()
            let model = ShopModel(services: mocks.provider)
            let messages = Recorder(model.$message.compactMap { $0 })
            mocks.purchases.script(.buy, .buying, .failed(reason: .notAllowed))
            await model.buy(.monthly)
            let words = await messages.first(1)
            XCTAssertEqual(words, ["Please ask your parents."])
        }

        @MainActor
        func testAClosedScreenIsReleased() async throws {
            let mocks = MockServices()
            var model: ShopModel? = ShopModel(services: mocks.provider)
            let isThere = { [weak model] in model != nil }
            await model?.open()
            model = nil
            XCTAssertFalse(isThere())
        }
    }
#endif
