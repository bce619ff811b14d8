// What the runner of wrappers on the main actor does in each style: statuses, answers, errors and cancelled steps.

import Combine
import Services
import XCTest

private nonisolated struct Lost: Error {}

nonisolated final class RunnerTests: XCTestCase {
    @MainActor
    private lazy var shop = FlowRunner<ShopFlow>(.closed) { .other($0) }

    /// In an async test `run` would be the function that waits for the end of the step.
    @MainActor
    private func start(_ step: () -> Void) { step() }

    @MainActor
    func testARunSendsItsStatusesAndErrors() async throws {
        var kinds: [ShopStatus.Kind] = []
        let subscription = shop.statusPublisher.sink { kinds.append($0.kind) }
        shop.send(.closed, .ready)
        start { shop.run(.buy, via: .paying) { _ in .bought(basket: Basket(items: [])) } }
        try await waitUntil { self.shop.status.kind == .bought }
        start { shop.run(.buy, via: .paying) { _ in throw ShopError.outOfStock } }
        try await waitUntil { self.shop.status.kind == .failed }
        XCTAssertEqual(shop.status.failure?.kind, .outOfStock)
        start { shop.run(.buy, via: .paying) { _ in throw Lost() } }
        try await waitUntil { self.shop.status.failure?.kind == .other }
        XCTAssertEqual(kinds, [.closed, .closed, .ready, .paying, .bought, .paying, .failed, .paying, .failed])
        withExtendedLifetime(subscription) {}
    }

    @MainActor
    func testARunThatHasEndedOrIsCancelledSendsNothingMore() async throws {
        var late: FlowRunner<ShopFlow>.Send?
        start {
            shop.run(.buy) { send in
                late = send
                return .ready
            }
        }
        try await waitUntil { self.shop.status.kind == .ready }
        late?(.paying)
        XCTAssertEqual(shop.status.kind, .ready)
        var isOver = false
        start {
            shop.run(.buy) { send in
                late = send
                while !Task.isCancelled { await Task.yield() }
                isOver = true
                return .bought(basket: Basket(items: []))
            }
        }
        for _ in 0..<20 { await Task.yield() }
        shop.cancel(.open, .buy)
        late?(.paying)
        try await waitUntil { isOver }
        for _ in 0..<20 { await Task.yield() }
        XCTAssertEqual(shop.status.kind, .ready)
    }

    @MainActor
    func testAStepThatASubscriberCancelsDoesNotStart() async throws {
        var kinds: [ShopStatus.Kind] = []
        let observation = shop.observe { [unowned shop] status in
            kinds.append(status.kind)
            if status.kind == .paying { shop.cancel(.buy) }
        }
        start {
            shop.run(.buy, via: .paying, .ready) { _ in
                XCTFail("started")
                return nil
            }
        }
        try await Task.sleep(nanoseconds: 5_000_000)
        XCTAssertEqual(kinds, [.closed, .paying])
        withExtendedLifetime(observation) {}
    }

    @MainActor
    func testAPublisherHasTheAnswerOrTheError() async throws {
        var events: [String] = []
        var subscriptions: [AnyCancellable] = []
        func add<Failure>(_ publisher: AnyPublisher<Int, Failure>) async throws {
            let count = events.count
            publisher.sink { end in
                guard case .failure(let error) = end else { return events.append("end") }
                events.append("\(error)")
            } receiveValue: {
                events.append("\($0)")
            }.store(in: &subscriptions)
            try await waitUntil { events.count > count && Int(events.last ?? "") == nil }
        }
        try await add(shop.publisher(.buy) { _ in 1 })
        try await add(shop.publisher(.buy) { _ in throw ShopError.outOfStock })
        try await add(shop.publisher(.buy, map: { _ in Lost() }) { _ in 2 })
        try await add(shop.publisher(.buy, map: { _ in Lost() }) { _ in throw ShopError.outOfStock })
        try await add(
            shop.publisher(.buy) { _, yield in
                yield(3)
                yield(4)
            })
        try await add(
            shop.publisher(.buy) { _, yield in
                yield(5)
                throw ShopError.outOfStock
            })
        XCTAssertEqual(
            events,
            [
                "1", "end", "outOfStock", "2", "end", "Lost()", "3", "4", "end", "5",
                "outOfStock",
            ])
        XCTAssertEqual(shop.status.kind, .closed)
    }

    /// Even if its work does not end.
    @MainActor
    func testACancelledAnswerFinishesAtOnce() async throws {
        var (ends, isOver) = (0, false)
        func work() async {
            while !isOver { await Task.yield() }
        }
        let publishers: [() -> AnyPublisher<Int, any Error>] = [
            { [shop] in
                shop.publisher(.buy) { _ in
                    await work()
                    return 1
                }.mapError { $0 as any Error }.eraseToAnyPublisher()
            },
            { [shop] in
                shop.publisher(.buy, map: { _ in Lost() }) { _ in
                    await work()
                    return 1
                }.mapError { $0 as any Error }.eraseToAnyPublisher()
            },
            { [shop] in
                shop.publisher(.buy) { _, yield in
                    await work()
                    yield(1)
                }.mapError { $0 as any Error }.eraseToAnyPublisher()
            },
        ]
        for (index, publisher) in publishers.enumerated() {
            isOver = false
            let subscription = publisher().sink { _ in
                ends += 1
            } receiveValue: {
                XCTFail("\($0)")
            }
            for _ in 0..<20 { await Task.yield() }
            shop.cancel(.buy)
            XCTAssertEqual(ends, index + 1)
            isOver = true
            for _ in 0..<20 { await Task.yield() }
            withExtendedLifetime(subscription) {}
        }
    }

    @MainActor
    func testACompletionIsCalledOnceUnlessTheStepIsCancelled() async throws {
        var events: [String] = []
        let add: (Result<Int, ShopError>) -> Void = { result in
            guard case .failure(let error) = result else { return events.append("done") }
            events.append("\(error.kind)")
        }
        shop.run(.buy, completion: add) { _ in 1 }
        try await waitUntil { events.count == 1 }
        shop.run(.buy, completion: add) { _ in throw ShopError.outOfStock }
        try await waitUntil { events.count == 2 }
        XCTAssertEqual(shop.status.kind, .closed)
        shop.run(.buy, via: .paying, sendsFailure: true, completion: add) { _ in throw Lost() }
        try await waitUntil { events.count == 3 }
        XCTAssertEqual(shop.status.failure?.kind, .other)
        shop.run(.buy, completion: add) { _ in
            XCTFail("started")
            return 1
        }
        shop.cancel(.buy)
        try await Task.sleep(nanoseconds: 5_000_000)
        XCTAssertEqual(events, ["done", "outOfStock", "other"])
    }
}
