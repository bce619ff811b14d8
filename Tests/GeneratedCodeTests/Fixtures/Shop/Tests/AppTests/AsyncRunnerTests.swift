// What the runner of wrappers of style async on the main actor returns, throws and streams, and what cancels its steps.

import Services
import XCTest

private nonisolated struct Lost: Error {}

nonisolated final class AsyncRunnerTests: XCTestCase {
    private typealias Send = FlowRunner<ShopFlow>.Send
    private typealias Work = @MainActor (@escaping Send, @escaping @MainActor (Int) -> Void) async throws -> Void

    @MainActor
    private lazy var shop = FlowRunner<ShopFlow>(.closed) { .other($0) }

    @MainActor
    func testARunReturnsTheStatusThatItEndsIn() async throws {
        let none = await shop.run(.buy, via: .paying) { _ in nil }
        XCTAssertEqual(none.kind, .paying)
        let end = await shop.run(.buy, via: .paying) { _ in .bought(basket: Basket(items: [])) }
        XCTAssertEqual(end.kind, .bought)
        XCTAssertEqual(shop.status.kind, .bought)
        let failed = await shop.run(.buy, via: .paying) { _ in throw ShopError.outOfStock }
        XCTAssertEqual(failed.failure?.kind, .outOfStock)
        XCTAssertEqual(shop.status.failure?.kind, .outOfStock)
        shop.send(.ready)
        let cancelled = await shop.run(.buy) { [shop] _ in
            shop.cancel(.buy)
            return .closed
        }
        XCTAssertEqual(cancelled.kind, .ready)
        XCTAssertEqual(shop.status.kind, .ready)
    }

    @MainActor
    func testACallCancelsTheOneBefore() async throws {
        var (late, isCancelled): (Send?, Bool) = (nil, false)
        var statuses: [ShopStatus.Kind] = []
        let observation = shop.observe { statuses.append($0.kind) }
        let first = Task { [shop] in
            await shop.run(.buy) { send in
                late = send
                defer { isCancelled = true }
                try await Task.sleep(nanoseconds: 60_000_000_000)
                return nil
            }
        }
        try await waitUntil { late != nil }
        let end = await shop.run(.buy) { _ in
            late?(.paying)
            return .ready
        }
        _ = await first.value
        XCTAssertEqual(end.kind, .ready)
        XCTAssertEqual(statuses, [.closed, .ready])
        XCTAssertTrue(isCancelled)
        withExtendedLifetime(observation) {}
    }

    @MainActor
    func testAValueIsReturnedOrItsErrorIsThrown() async throws {
        let value = try await shop.value(.buy) { _ in 1 }
        XCTAssertEqual(value, 1)
        for sendsFailure in [false, true] {
            do {
                _ = try await shop.value(.buy, sendsFailure: sendsFailure) { _ -> Int in
                    throw Lost()
                }
                XCTFail("expected an error")
            } catch { XCTAssertEqual((error as? ShopError)?.kind, .other) }
            XCTAssertEqual(shop.status.kind, sendsFailure ? .failed : .closed)
        }
        do {
            _ = try await shop.value(.buy) { [shop] _ in shop.cancel(.buy) }
            XCTFail("expected an error")
        } catch { XCTAssertTrue(error is CancellationError) }
    }

    @MainActor
    func testAStreamHasTheValuesAndTheError() async throws {
        for sendsFailure in [false, true] {
            var values: [Int] = []
            do {
                let stream = shop.stream(.buy, sendsFailure: sendsFailure) { _, yield in
                    yield(1)
                    yield(2)
                    throw ShopError.outOfStock
                }
                for try await value in stream { values.append(value) }
                XCTFail("expected an error")
            } catch { XCTAssertEqual((error as? ShopError)?.kind, .outOfStock) }
            XCTAssertEqual(values, [1, 2])
            XCTAssertEqual(shop.status.kind, sendsFailure ? .failed : .closed)
        }
        for try await value in shop.stream(.buy, work: { _, yield in yield(3) }) {
            XCTAssertEqual(value, 3)
        }
    }

    /// Even if a subscriber to the status of the error cancels the step.
    @MainActor
    func testAStreamThrowsItsErrorAfterTheStatus() async throws {
        let observation = shop.observe { [unowned shop] status in
            if status.kind == .failed { shop.cancel(.buy) }
        }
        do {
            let work: Work = { _, _ in throw ShopError.outOfStock }
            for try await value in shop.stream(.buy, sendsFailure: true, work: work) {
                XCTFail("\(value)")
            }
            XCTFail("expected an error")
        } catch { XCTAssertEqual((error as? ShopError)?.kind, .outOfStock) }
        withExtendedLifetime(observation) {}
    }

    @MainActor func testAStreamEndsOnceItsStepIsCancelledAndCancelsItOnceItIsDropped() async throws {
        var isRunning = false
        let work: Work = { _, _ in
            isRunning = true
            defer { isRunning = false }
            while true { try await Task.sleep(nanoseconds: 1_000_000) }
        }
        let cancelled = shop.stream(.buy, work: work)
        try await waitUntil { isRunning }
        shop.cancel(.buy)
        for try await value in cancelled { XCTFail("\(value)") }
        try await waitUntil { !isRunning }
        let reader = Task { [shop] in for try await _ in shop.stream(.buy, work: work) {} }
        try await waitUntil { isRunning }
        reader.cancel()
        try await waitUntil { !isRunning }
    }

    /// A subscriber repeats a step that has just begun: what awaits the first call does not end the second one.
    @MainActor
    func testACallThatASubscriberRepeatsLeavesTheNewCallAlone() async throws {
        let work: Work = { _, yield in
            try await Task.sleep(nanoseconds: 20_000_000)
            yield(1)
        }
        var second: AsyncThrowingStream<Int, any Error>?
        let observation = shop.observe { [unowned shop] status in
            if status.kind == .paying { second = shop.stream(.buy, work: work) }
        }
        for try await value in shop.stream(.buy, via: .paying, work: work) { XCTFail("\(value)") }
        var values: [Int] = []
        if let second { for try await value in second { values.append(value) } }
        XCTAssertEqual(values, [1])
        withExtendedLifetime(observation) {}
    }
}
