// What mocks of all styles on the main actor do: scripts, handlers, rules and delays, and calls through verifiers.

import Combine
import Services
import SwiftUI
import XCTest

nonisolated final class MockTests: XCTestCase {
    @MainActor
    func testEachCallReachesItsHandlerThroughTheVerifier() async throws {
        let (shop, bell, courier) = (MockShopSDK(), MockBellSDK(), MockCourierSDK())
        let shopService = shop.verified { XCTFail($0) }
        let bellService = bell.verified { XCTFail($0) }
        let courierService = courier.verified { XCTFail($0) }
        var handled: [String] = []
        shop.openHandler = { [unowned shop] in
            handled.append("open")
            shop.send(.ready)
        }
        shop.buyHandler = { _, voucher in handled.append("buy \(voucher ?? "-")") }
        bell.ringHandler = { times in
            handled.append("ring \(times)")
            return .failure(.broken)
        }
        courier.deliverHandler = { [unowned courier] _ in
            handled.append("deliver")
            courier.send(.underway, .delivered)
        }
        courier.positionHandler = { "here" }
        courier.routeHandler = { AsyncThrowingStream { $0.finish() } }
        shopService.open()
        shopService.buy(basket: Basket(items: []), voucher: "half")
        bellService.ring(times: 2) { if case .failure = $0 { handled.append("broken") } }
        let end = await courierService.deliver(basket: Basket(items: []))
        XCTAssertEqual(end.kind, .delivered)
        let position = try await courierService.position()
        XCTAssertEqual(position, "here")
        for try await value in courierService.route() { XCTFail(value) }
        XCTAssertEqual(handled, ["open", "buy half", "ring 2", "broken", "deliver"])
        XCTAssertEqual(shop.calls, [.open, .buy])
        XCTAssertEqual(shop.buyCalls.map(\.voucher), ["half"])
        XCTAssertEqual(bell.ringCalls, [2])
        XCTAssertEqual(courier.calls, [.deliver, .position, .route])
        XCTAssertEqual(courier.deliverCalls.count, 1)
        XCTAssertEqual(shopService.status.kind, .ready)
    }

    @MainActor
    func testEachCallOfAFlowWithoutStatusesReachesItsHandler() {
        var handled: [String] = []
        let (counting, receipt) = (MockCountingSDK(), MockReceiptSDK())
        counting.countHandler = { handled.append("count \($0)") }
        receipt.addHandler = { handled.append("add \($0)") }
        counting.count(event: "opened")
        receipt.add(line: "tea")
        XCTAssertEqual(handled, ["count opened", "add tea"])
        XCTAssertEqual(counting.countCalls, ["opened"])
        XCTAssertEqual(receipt.addCalls, ["tea"])
    }

    @MainActor
    func testThePricesFollowTheirRules() {
        let mock = MockPricesSDK()
        var events: [String] = []
        var subscriptions: [AnyCancellable] = []
        for basket in [Basket(items: []), Basket(items: ["tea"])] {
            mock.price(of: basket).sink { end in
                guard case .failure(let error) = end else { return events.append("end") }
                events.append("\(error)")
            } receiveValue: {
                events.append("\($0)")
            }.store(in: &subscriptions)
        }
        mock.complainHandler = { $0 == "loud" ? .success(()) : .failure(PricesError.unknownGoods) }
        mock.complain("loud").sink { _ in
        } receiveValue: {
            events.append("heard")
        }.store(in: &subscriptions)
        XCTAssertEqual(events, ["unknownGoods", "1", "end", "heard"])
        XCTAssertEqual(mock.priceCalls.map(\.items.count), [0, 1])
        XCTAssertEqual(mock.complainCalls, ["loud"])
    }

    @MainActor
    func testTheBellFollowsItsScriptsAndRules() {
        let mock = MockBellSDK()
        var answers: [String] = []
        mock.failNext(.ring, with: .broken)
        mock.script(.ring, .ringing)
        for times in 1...3 {
            mock.ring(times: times) { result in
                guard case .success(let hasRung) = result else { return answers.append("broken") }
                answers.append("\(hasRung)")
            }
        }
        XCTAssertEqual(answers, ["broken", "true", "true"])
    }

    @MainActor
    func testAVerifierAllowsAStepWithoutStatusesAnywhere() async throws {
        let mock = MockCourierSDK()
        mock.send(.underway)
        let service = mock.verified { XCTFail($0) }
        for try await value in service.route() { XCTAssertEqual(value, "route") }
        _ = try await service.position()
    }

    @MainActor
    func testAVerifierOfEachStyleNoticesAWrongStatus() async throws {
        let found = Found()
        let (shop, bell, courier) = (MockShopSDK(), MockBellSDK(), MockCourierSDK())
        let services: [Any] = [
            shop.verified { found.add($0) }, bell.verified { found.add($0) }, courier.verified { found.add($0) },
        ]
        shop.send(.paying)
        bell.send(.ringing)
        try await waitUntil { found.all.count == 2 }
        for _ in 0..<20 { await Task.yield() }
        courier.send(.delivered)
        try await waitUntil { found.all.count == 3 }
        XCTAssertEqual(
            found.all,
            [
                "ShopFlow: no running step and no event leads from closed to paying",
                "BellFlow: no running step and no event leads from silent to ringing",
                "CourierFlow: no running step and no event leads from waiting to delivered",
            ])
        withExtendedLifetime(services) {}
    }

    @MainActor
    func testAVerifierNoticesAWrongEndOfACallThatIsNotCancelled() async {
        let found = Found()
        let mock = MockCourierSDK()
        mock.deliverHandler = { _ in }
        let service = mock.verified { found.add($0) }
        let cancelled = Task { @MainActor in
            withUnsafeCurrentTask { $0?.cancel() }
            await service.deliver(basket: Basket(items: []))
        }
        await cancelled.value
        XCTAssertEqual(found.all, [])
        await service.deliver(basket: Basket(items: []))
        XCTAssertEqual(
            found.all,
            ["CourierFlow: deliver: expected to return in delivered, returned in waiting"])
    }

    @MainActor
    func testAVerifierForwardsPropertiesAndViews() {
        let mock = MockShopSDK()
        let service = mock.verified { XCTFail($0) }
        service.language = "fr"
        XCTAssertEqual(mock.language, "fr")
        XCTAssertEqual(service.language, "fr")
        mock.isOpen = true
        XCTAssertTrue(service.isOpen)
        var seen: [Bool] = []
        let subscription = service.isOpenPublisher.sink { seen.append($0) }
        XCTAssertEqual(seen, [true])
        withExtendedLifetime(subscription) {}
    }

    @MainActor
    func testAMockThatIsResetHasItsFirstProperties() {
        let (shop, secrets) = (MockShopSDK(), MockSecretsSDK())
        (shop.language, shop.isOpen, secrets.token) = ("fr", true, "secret")
        XCTAssertNoThrow(try secrets.forget(everything: true))
        shop.reset()
        secrets.reset()
        XCTAssertEqual(secrets.forgetCalls, [])
        XCTAssertEqual(shop.language, "language")
        XCTAssertFalse(shop.isOpen)
        XCTAssertNil(secrets.token)
    }

    @MainActor
    func testAMockHasASampleOfEachStatus() {
        let (shop, bell, courier) = (MockShopSDK(), MockBellSDK(), MockCourierSDK())
        for kind in ShopStatus.Kind.allCases { XCTAssertEqual(shop.sample(kind)?.kind, kind) }
        for kind in BellStatus.Kind.allCases { XCTAssertEqual(bell.sample(kind)?.kind, kind) }
        for kind in CourierStatus.Kind.allCases { XCTAssertEqual(courier.sample(kind)?.kind, kind) }
    }

    @MainActor
    func testAStatusTellsItsValues() {
        XCTAssertNotNil(ShopStatus.bought(basket: Basket(items: [])).basket)
        XCTAssertNil(ShopStatus.closed.basket)
        XCTAssertEqual(ShopStatus.failed(.outOfStock).failure?.kind, .outOfStock)
        XCTAssertNil(ShopStatus.closed.failure)
        XCTAssertEqual(ShopFlow.failed(.outOfStock)?.kind, .failed)
    }

    @MainActor
    func testAScriptComesBeforeTheHandlerUnlessItIsEmpty() {
        let mock = MockShopSDK()
        mock.open()
        var handled = 0
        mock.buyHandler = { _, _ in handled += 1 }
        mock.script(.buy, .paying)
        mock.script(.buy)
        mock.buy(basket: Basket(items: []))
        XCTAssertEqual(handled, 0)
        XCTAssertEqual(mock.status.kind, .paying)
        mock.buy(basket: Basket(items: []))
        XCTAssertEqual(handled, 1)
        mock.buyHandler = nil
        mock.script(.buy)
        mock.buy(basket: Basket(items: []))
        XCTAssertEqual(mock.status.kind, .paying)
        XCTAssertEqual(mock.callsCount(of: .buy), 3)
    }

    @MainActor
    func testAnAnswerIsScriptedInOneLine() async throws {
        let (shop, courier) = (MockShopSDK(), MockCourierSDK())
        shop.open()
        shop.failNext(.buy, with: .outOfStock)
        shop.buy(basket: Basket(items: []))
        XCTAssertEqual(shop.status.failure?.kind, .outOfStock)
        courier.failNext(.position, with: .lost)
        do {
            _ = try await courier.position()
            XCTFail("expected an error")
        } catch { XCTAssertEqual((error as? CourierError)?.kind, .lost) }
        let position = try await courier.position()
        XCTAssertEqual(position, "position")
        courier.failNext(.route, with: .lost)
        do {
            for try await value in courier.route() { XCTFail(value) }
            XCTFail("expected an error")
        } catch { XCTAssertEqual((error as? CourierError)?.kind, .lost) }
    }

    @MainActor
    func testAScenarioScriptsItsCallsOrIsPlayed() {
        let mock = MockShopSDK()
        mock.follow(.buyFailsWithOther)
        mock.open()
        mock.buy(basket: Basket(items: []))
        XCTAssertEqual(mock.status.failure?.kind, .other)
        mock.buy(basket: Basket(items: []))
        XCTAssertEqual(mock.status.kind, .bought)
        mock.reset()
        mock.play(.buySucceeds)
        XCTAssertEqual(mock.status.kind, .bought)
        XCTAssertEqual(mock.calls, [])
        XCTAssertEqual(mock.callsOutOfOrder, [])
    }

    @MainActor
    func testAStrictMockReportsWhatItsFlowDoesNotHave() {
        let found = Found()
        FlowViolations.shared.handle { found.add($0) }
        defer { FlowTest.reportViolations() }
        let mock = MockShopSDK()
        mock.buy(basket: Basket(items: []))
        XCTAssertEqual(mock.callsOutOfOrder, [.buy])
        mock.failNext(.open, with: .outOfStock)
        MockCountingSDK().count(event: "none")
        mock.send(event: .restock)
        XCTAssertEqual(found.all, ["MockShopSDK: 'open' cannot fail"])
        mock.isStrict = true
        mock.reset()
        XCTAssertEqual(mock.callsOutOfOrder, [])
        mock.open()
        mock.buyHandler = { _, _ in }
        mock.buy(basket: Basket(items: []))
        mock.send(event: .restock)
        mock.send(event: .runOut)
        mock.send(event: .restock)
        mock.openHandler = {}
        mock.open()
        XCTAssertEqual(
            found.all.dropFirst(),
            [
                "MockShopSDK: 'open' is neither scripted nor handled", "MockShopSDK: 'restock' cannot occur in ready",
                "MockShopSDK: 'open' cannot start from ready",
            ])
    }
}

/// Texts that are told from any thread.
private nonisolated final class Found: @unchecked Sendable {
    private let lock = NSLock()
    private var items: [String] = []
    var all: [String] { lock.withLock { items } }
    func add(_ item: String) { lock.withLock { items.append(item) } }
}
