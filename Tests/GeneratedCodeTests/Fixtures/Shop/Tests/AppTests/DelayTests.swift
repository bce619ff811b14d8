// The answers that mocks of all styles on the main actor delay, give in time, and cancel.

import Combine
import Services
import XCTest

nonisolated final class DelayTests: XCTestCase {
    @MainActor
    func testAClockDelaysAnswersOfStyleCombine() {
        let (mock, clock) = (MockPricesSDK(), FlowClock())
        mock.clock = clock
        var events: [String] = []
        var subscriptions: [AnyCancellable] = []
        func add(_ publisher: AnyPublisher<Int, PricesError>) {
            publisher.sink { end in
                guard case .failure(let error) = end else { return events.append("end") }
                events.append("\(error)")
            } receiveValue: {
                events.append("\($0)")
            }.store(in: &subscriptions)
        }
        _ = (mock.price(of: Basket(items: [])), mock.prices())
        add(mock.publish(.price, after: 1, .success(1)))
        add(mock.publish(.price, after: 2, .failure(.unknownGoods)))
        add(mock.publish(.prices, after: 3, [2, 3]))
        add(mock.publish(.prices, after: 4, [4], .failure(.unknownGoods)))
        XCTAssertEqual(events, [])
        clock.advance(by: 4)
        XCTAssertEqual(
            events, ["1", "end", "unknownGoods", "2", "3", "end", "4", "unknownGoods"])
        add(mock.publish(.price, after: 1, .success(5)))
        add(mock.publish(.prices, after: 1, [6]))
        mock.reset()
        XCTAssertEqual(events.suffix(2), ["end", "end"])
        clock.advance(by: 1)
        XCTAssertEqual(events.count, 10)
    }

    @MainActor
    func testAClockDelaysAnswersOfStyleCallback() {
        let (mock, clock) = (MockBellSDK(), FlowClock())
        mock.clock = clock
        var answers: [Int] = []
        mock.ring(times: 1) { _ in }
        mock.answer(.ring, after: 1, 1) { answers.append($0) }
        XCTAssertEqual(answers, [])
        clock.advance(by: 1)
        XCTAssertEqual(answers, [1])
        mock.answer(.ring, after: 1, 2) { answers.append($0) }
        mock.ring(times: 2) { _ in }
        mock.answer(.ring, after: 1, 3) { answers.append($0) }
        clock.advance(by: 1)
        XCTAssertEqual(answers, [1, 3])
        mock.answer(.ring, after: 1, 4) { answers.append($0) }
        mock.reset()
        clock.advance(by: 1)
        XCTAssertEqual(answers, [1, 3])
    }

    @MainActor
    func testAClockDelaysAnswersOfStyleAsync() async throws {
        let (mock, clock) = (MockCourierSDK(), FlowClock())
        mock.clock = clock
        let delivery = Task { await mock.deliver(basket: Basket(items: [])) }
        try await waitUntil { mock.status.kind == .underway }
        for _ in 0..<20 { await Task.yield() }
        XCTAssertEqual(mock.status.kind, .underway)
        clock.advance(by: 1)
        let end = await delivery.value
        XCTAssertEqual(end.kind, .delivered)
        _ = try await mock.position()
        let answer = Task { try await mock.answer(.position, after: 1, 1) }
        for _ in 0..<20 { await Task.yield() }
        clock.advance(by: 1)
        let value = try await answer.value
        XCTAssertEqual(value, 1)
        _ = mock.route()
        let stream = mock.stream(.route, after: 1, ["a", "b"])
        clock.advance(by: 1)
        var values: [String] = []
        for try await value in stream { values.append(value) }
        XCTAssertEqual(values, ["a", "b"])
    }

    @MainActor
    func testACallThatIsCancelledHasNoAnswer() async throws {
        let (mock, clock) = (MockCourierSDK(), FlowClock())
        mock.clock = clock
        let delivery = Task { await mock.deliver(basket: Basket(items: [])) }
        try await waitUntil { mock.status.kind == .underway }
        for _ in 0..<20 { await Task.yield() }
        _ = try await mock.position()
        let answer = Task { try await mock.answer(.position, after: 1, 1) }
        for _ in 0..<20 { await Task.yield() }
        _ = mock.route()
        let stream = mock.stream(.route, after: 1, ["a"], failing: CourierError.lost)
        mock.reset()
        let end = await delivery.value
        XCTAssertEqual(end.kind, .waiting)
        let result = await answer.result
        XCTAssertThrowsError(try result.get()) { XCTAssertTrue($0 is CancellationError) }
        for try await value in stream { XCTFail(value) }
    }

    @MainActor
    func testACallThatIsCancelledBeforeItAnswersHasNoAnswer() {
        let mock = MockBellSDK()
        var answers: [Int] = []
        mock.ring(times: 1) { _ in }
        mock.answer(.ring, 1) { answers.append($0) }
        mock.reset()
        mock.answer(.ring, 2) { answers.append($0) }
        XCTAssertEqual(answers, [1])
    }

    @MainActor func testAnAnswerOfStyleAsyncIsGivenAtOnceWithoutAClockUnlessItsCallIsCancelled() async throws {
        let mock = MockCourierSDK()
        _ = try await mock.position()
        let value = try await mock.answer(.position, after: 1, 1)
        XCTAssertEqual(value, 1)
        mock.reset()
        do {
            let value = try await mock.answer(.position, after: 1, 2)
            XCTFail("\(value)")
        } catch { XCTAssertTrue(error is CancellationError) }
    }

    @MainActor
    func testADelayedAnswerEndsWithItsCallersTask() async throws {
        let (mock, clock) = (MockCourierSDK(), FlowClock())
        mock.clock = clock
        let delivery = Task { await mock.deliver(basket: Basket(items: [])) }
        try await waitUntil { mock.status.kind == .underway }
        delivery.cancel()
        let end = await delivery.value
        XCTAssertEqual(end.kind, .underway)
        clock.advance(by: 2)
        XCTAssertEqual(mock.status.kind, .underway)
    }

    @MainActor
    func testASubscriberCanCallAStepAgainWhileItHearsOfIt() {
        let mock = MockBellSDK()
        var answers: [Int] = []
        let observation = mock.observeStatus { [unowned mock] status in
            if status.kind == .ringing, mock.ringCalls.count == 1 {
                mock.ring(times: 2) { _ in answers.append(2) }
            }
        }
        mock.ring(times: 1) { _ in answers.append(1) }
        XCTAssertEqual(answers, [2])
        mock.ring(times: 3) { _ in answers.append(3) }
        XCTAssertEqual(answers, [2, 3])
        mock.send(.silent)
        XCTAssertEqual(mock.status.kind, .silent)
        withExtendedLifetime(observation) {}
    }
}
