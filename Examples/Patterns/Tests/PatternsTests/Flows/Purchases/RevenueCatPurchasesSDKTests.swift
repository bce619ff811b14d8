@preconcurrency import RevenueCat
import XCTest

@testable import Patterns

/// Tests of ``RevenueCatPurchasesSDK`` against the stand-in for RevenueCat.
nonisolated final class RevenueCatPurchasesSDKTests: XCTestCase {
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
        try await Self.contract.holds(for: .loadOffers)
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
        try await Self.contract.holds(for: .buy, endingIn: .subscribed)
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
        try await Self.contract.holds(for: .buy, endingIn: .free)
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
        try await Self.contract.holds(for: .buy, endingIn: .failed)
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
        try await Self.contract.holds(for: .restore, endingIn: .subscribed)
        let sdk = connected(launched())
        Purchases.shared.simulateSale(elsewhere: "premium")
        let statuses = Recorder(sdk.statuses)
        await sdk.restore()
        let all = await statuses.first(3)
        XCTAssertEqual(all.map(\.kind), [.free, .restoring, .subscribed])
    }

    @MainActor
    func testRestoreEndsInFree() async throws {
        try await Self.contract.holds(for: .restore, endingIn: .free)
        let sdk = connected(launched())
        let statuses = Recorder(sdk.statuses)
        await sdk.restore()
        let all = await statuses.first(3)
        XCTAssertEqual(all.map(\.kind), [.free, .restoring, .free])
    }

    @MainActor
    func testRestoreEndsInFailed() async throws {
        try await Self.contract.holds(for: .restore, endingIn: .failed)
        let sdk = connected(launched(apiKey: "rejected"))
        let statuses = Recorder(sdk.statuses)
        await sdk.restore()
        let all = await statuses.first(3)
        XCTAssertEqual(all.map(\.kind), [.free, .restoring, .failed])
    }

    @MainActor
    func testSubscriptionStarts() async throws {
        try await Self.contract.holds(when: .subscriptionStarts)
        let sdk = connected(launched())
        let statuses = Recorder(sdk.statuses)
        Purchases.shared.simulateChange(active: ["premium"])
        let all = await statuses.first(2)
        XCTAssertEqual(all.map(\.kind), [.free, .subscribed])
    }

    @MainActor
    func testSubscriptionEnds() async throws {
        try await Self.contract.holds(when: .subscriptionEnds)
        let sdk = connected(launched())
        let statuses = Recorder(sdk.statuses)
        Purchases.shared.simulateChange(active: ["premium"])
        Purchases.shared.simulateChange(active: [])
        let all = await statuses.first(3)
        XCTAssertEqual(all.map(\.kind), [.free, .subscribed, .free])
        XCTAssertEqual(sdk.entitlements, [])
    }

    /// What the flow promises, asked of ``RevenueCatPurchasesSDK``.
    @MainActor
    private static var contract: PurchasesContract {
        PurchasesContract(make: makePurchasesSDK, cause: cause)
    }

    /// Makes a fresh ``RevenueCatPurchasesSDK`` for a way through the flow.
    @MainActor
    private static func makePurchasesSDK(
        for way: PurchasesContract.Way
    ) async throws -> any PurchasesSDK {
        let isRejected = [.loadOffersFails, .restoreFails].contains(way)
        let manager = RevenueCatManager(apiKey: isRejected ? "rejected" : "demo")
        manager.launch(options: [:])
        let sdk = RevenueCatPurchasesSDK(manager: manager)
        sdk.connect()
        switch way {
        case .restoreEndsInSubscribed: Purchases.shared.simulateSale(elsewhere: "premium")
        case .buyEndsInFree: Purchases.shared.simulatesClosingTheSheet = true
        case .buyEndsInSubscribed, .restoreEndsInFree, .restoreFails, .loadOffersSucceeds,
            .loadOffersFails,
            .subscriptionStarts, .subscriptionEnds, .buyFails, .buyFailsWithNotForSale:
            break
        default: throw XCTSkip("the stand-in cannot")
        }
        let isForSale = way.moves.contains { $0.step == .buy && !$0.fails }
        if isForSale { _ = try await sdk.loadOffers() }
        return sdk
    }

    /// Brings about an event.
    @MainActor
    private static func cause(
        _ event: PurchasesContract.Event,
        on sdk: any PurchasesSDK
    ) async throws {
        switch event {
        case .subscriptionStarts: Purchases.shared.simulateChange(active: ["premium"])
        case .subscriptionEnds: Purchases.shared.simulateChange(active: [])
        }
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
