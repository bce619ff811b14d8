// What mocks of all styles on the main actor do, in a module of their own: they record calls, follow their rules or
// what a test puts in their place, and answer in time.

import Combine
import Services
import XCTest

nonisolated final class MockTests: XCTestCase {
    override func setUp() { FlowTest.failOnBreach() }

    @MainActor
    func testShopOfStyleCombine() async {
        let mock = MockShopSDK()
        var kinds: [ShopStatus.Kind] = []
        let subscription = mock.statusPublisher.sink { kinds.append($0.kind) }
        mock.open()
        mock.buy(basket: Basket(items: ["tea"]), voucher: "half")
        XCTAssertEqual(kinds, [.closed, .ready, .paying])
        await mock.finishSteps()
        mock.onBuy = { basket, _ in .bought(basket: basket) }
        mock.buy(basket: Basket(items: ["tea"]))
        await mock.finishSteps()
        XCTAssertEqual(mock.status.basket?.items, ["tea"])
        mock.onBuy = { _, _ in throw ShopError.outOfStock }
        mock.buy(basket: Basket(items: []))
        await mock.finishSteps()
        guard case .outOfStock = mock.status.failure else { return XCTFail("\(mock.status)") }
        mock.onBuy = { _, _ in throw FlowSampleError() }
        mock.buy(basket: Basket(items: []))
        await mock.finishSteps()
        guard case .other(let error) = mock.status.failure else { return XCTFail("\(mock.status)") }
        XCTAssertTrue(error is FlowSampleError)
        XCTAssertEqual(
            kinds.dropFirst(3), [.bought, .paying, .bought, .paying, .failed, .paying, .failed])
        XCTAssertEqual(mock.calls, [.open, .buy, .buy, .buy, .buy])
        XCTAssertEqual(
            mock.buyCalls.prefix(2).map { "\($0.basket.items) \($0.voucher ?? "-")" },
            ["[\"tea\"] half", "[\"tea\"] -"])
        withExtendedLifetime(subscription) {}
    }

    @MainActor
    func testBellOfStyleCallback() async {
        let mock = MockBellSDK()
        var answers: [String] = []
        var kinds: [BellStatus.Kind] = []
        let observation = mock.observeStatus { kinds.append($0.kind) }
        mock.onRing = { times, _ in throw times == 1 ? BellError.broken : CancellationError() }
        for times in 1...2 {
            mock.ring(times: times) { answers.append("\($0)") }
            await mock.finishSteps()
        }
        XCTAssertEqual(answers.count, 2)
        XCTAssertTrue(answers.allSatisfy { $0.contains("broken") })
        let other = MockBellSDK()
        other.ring(times: 3) { answers.append("\($0)") }
        XCTAssertEqual(answers.count, 2)
        await other.finishSteps()
        XCTAssertEqual(answers.last, "success(true)")
        XCTAssertEqual(other.status.kind, .ringing)
        XCTAssertEqual(kinds, [.silent])
        XCTAssertEqual(mock.ringCalls, [1, 2])
        withExtendedLifetime(observation) {}
    }

    @MainActor
    func testCourierOfStyleAsync() async throws {
        let clock = TestClock()
        let mock = MockCourierSDK(clock: clock)
        let delivery = Task { await mock.deliver(basket: Basket(items: [])) }
        await eventually { clock.sleepers == 1 }
        XCTAssertEqual(mock.status.kind, .underway)
        clock.advance(by: .milliseconds(999))
        for _ in 0..<20 { await Task.yield() }
        XCTAssertEqual(mock.status.kind, .underway)
        clock.advance(by: .milliseconds(1))
        let delivered = await delivery.value
        XCTAssertEqual(delivered.kind, .delivered)
        let position = try await mock.position()
        XCTAssertEqual(position, "position")
        var values: [String] = []
        for try await value in mock.route() { values.append(value) }
        mock.onPosition = { throw CourierError.lost }
        mock.onRoute = { yield in
            ["a", "b"].forEach { yield($0) }
            throw CourierError.lost
        }
        let errors = [
            await thrown { try await mock.position() },
            await thrown { for try await value in mock.route() { values.append(value) } },
        ]
        XCTAssertEqual(errors, ["lost", "lost"])
        XCTAssertEqual(values, ["route", "a", "b"])
        XCTAssertEqual(mock.calls, [.deliver, .position, .route, .position, .route])
        XCTAssertEqual(mock.deliverCalls.count, 1)
    }

    /// A caller that is cancelled gets its answer at once, and the flow goes back to where the call began.
    @MainActor
    func testCancelledCallerOfTheCourier() async {
        let clock = TestClock()
        let mock = MockCourierSDK(clock: clock)
        let delivery = Task { await mock.deliver(basket: Basket(items: [])) }
        await eventually { clock.sleepers == 1 }
        delivery.cancel()
        let end = await delivery.value
        XCTAssertEqual(end.kind, .waiting)
        XCTAssertEqual(mock.status.kind, .waiting)
        await eventually { clock.sleepers == 0 }
    }

    @MainActor
    func testPricesOfStyleCombine() async {
        let mock = MockPricesSDK()
        var events: [String] = []
        func read<Value>(_ publisher: AnyPublisher<Value, some Error>) async {
            let subscription = publisher.sink { end in
                if case .failure(let error) = end { events.append("\(error)") } else { events.append("end") }
            } receiveValue: { value in
                events.append("\(value)")
            }
            XCTAssertEqual(events, [])
            await mock.finishSteps()
            subscription.cancel()
        }
        func expect(_ expected: String...) {
            XCTAssertEqual(events, expected)
            events = []
        }
        await read(mock.price(of: Basket(items: [])))
        expect("unknownGoods")
        await read(mock.price(of: Basket(items: ["tea"])))
        expect("1", "end")
        await read(mock.prices())
        expect("1", "end")
        await read(mock.complain("loud"))
        expect("()", "end")
        mock.onPrice = { $0.items.count }
        mock.onPrices = { yield in
            [2, 3].forEach { yield($0) }
            throw FlowSampleError()
        }
        mock.onComplain = { _ in throw FlowSampleError() }
        await read(mock.price(of: Basket(items: ["tea", "milk"])))
        expect("2", "end")
        await read(mock.prices())
        expect("2", "3", "unknownGoods")
        await read(mock.complain("louder"))
        expect("unknownGoods")
        XCTAssertEqual(mock.priceCalls.map(\.items.count), [0, 1, 2])
        XCTAssertEqual(mock.complainCalls, ["loud", "louder"])
        XCTAssertEqual(mock.calls, [.price, .price, .prices, .complain, .price, .prices, .complain])
    }

    @MainActor
    func testFlowsWithoutStatuses() async {
        var handled: [String] = []
        let (counting, receipt, secrets) = (MockCountingSDK(), MockReceiptSDK(), MockSecretsSDK())
        counting.onCount = { handled.append("count \($0)") }
        receipt.onAdd = { handled.append("add \($0)") }
        secrets.onForget = { if $0 { throw CancellationError() } }
        counting.count(event: "opened")
        receipt.add(line: "tea")
        XCTAssertThrowsError(try secrets.forget(everything: true))
        XCTAssertNoThrow(try secrets.forget(everything: false))
        XCTAssertEqual(handled, ["count opened", "add tea"])
        XCTAssertEqual(counting.countCalls, ["opened"])
        XCTAssertEqual(receipt.addCalls, ["tea"])
        XCTAssertEqual(secrets.forgetCalls, [true, false])
        XCTAssertNil(secrets.token)
        secrets.token = "secret"
        XCTAssertEqual(secrets.token, "secret")
    }

    @MainActor
    func testPropertiesAreSetAndObserved() async {
        let mock = MockShopSDK()
        XCTAssertEqual(mock.language, "language")
        mock.language = "fr"
        XCTAssertEqual(mock.language, "fr")
        var seen: [Bool] = []
        let subscription = mock.isOpenPublisher.sink { seen.append($0) }
        mock.isOpen = true
        XCTAssertTrue(mock.isOpen)
        XCTAssertEqual(seen, [false, true])
        withExtendedLifetime(subscription) {}
    }

    /// The events too.
    @MainActor
    func testMocksPlayScenarios() async {
        let shop = MockShopSDK()
        shop.play(.restock)
        XCTAssertEqual(shop.status.kind, .ready)
        XCTAssertEqual(shop.calls, [])
        let bell = MockBellSDK()
        bell.play(.ringSucceeds)
        XCTAssertEqual(bell.status.kind, .ringing)
    }

    @MainActor
    func testCallThatBreaksARuleIsReportedAndDone() async {
        let breaches = Breaches()
        let mock = MockShopSDK()
        mock.buy(basket: Basket(items: []))
        await mock.finishSteps()
        XCTAssertEqual(mock.status.kind, .bought)
        XCTAssertEqual(breaches.items.first, "ShopFlow: 'buy' cannot start from 'closed'")
    }

    @MainActor
    func testStatusesHaveTheirValues() async {
        XCTAssertEqual(ShopStatus.bought(basket: Basket(items: ["tea"])).basket?.items, ["tea"])
        XCTAssertNil(ShopStatus.closed.basket)
        XCTAssertNil(ShopStatus.closed.failure)
        XCTAssertEqual(ShopFlow.failed(.outOfStock, in: .buy)?.kind, .failed)
        XCTAssertNil(CourierFlow.failed(.lost, in: .position))
    }
}
