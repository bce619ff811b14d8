// Wrappers as a developer fills them in, one in each style, all on the main actor, around a stubbed SDK; wrong in one
// of their steps if they have a fault.

import Combine
import Services

/// Style callback.
@MainActor
final class FilledBell: BellSDK {
    enum Fault: CaseIterable {
        case leavesOutAStatus, sendsAnotherStatus, completesTwice, completesTooLate, neverCompletes, tellsAFailure
    }

    let sdk: StubbedSDK<BellFlow>
    private let fault: Fault?
    private let flow = FlowRunner<BellFlow>(.silent) { _ in .broken }

    init(_ scenario: BellFlow.Scenario, _ fault: Fault? = nil, isEndless: Bool = false) {
        sdk = StubbedSDK(scenario, isEndless: isEndless || fault == .neverCompletes)
        self.fault = fault
    }

    var status: BellStatus { flow.status }
    func observeStatus(_ observer: @escaping (BellStatus) -> Void) -> FlowObservation {
        flow.observe(observer)
    }

    func ring(times: Int, completion: @escaping (Result<Bool, BellError>) -> Void) {
        flow.run(
            .ring,
            completion: { [fault] result in
                completion(result)
                if fault == .completesTwice { completion(result) }
            }
        ) { [sdk, fault] send in
            try await sdk.answer(.ring, error: .broken)
            if fault == .tellsAFailure { throw BellError.broken }
            if fault == .completesTooLate { try await Task.sleep(nanoseconds: 10_000_000_000) }
            if fault != .leavesOutAStatus {
                send(fault == .sendsAnotherStatus ? .silent : .ringing)
            }
            return true
        }
    }
}

/// Style async.
@MainActor
final class FilledCourier: CourierSDK {
    enum Fault: CaseIterable {
        case leavesOutAStatus, sendsTwice, returnsEarly, keepsAFailureBack, answersWithoutValues
    }

    let sdk: StubbedSDK<CourierFlow>
    private let fault: Fault?
    private let flow = FlowRunner<CourierFlow>(.waiting) { _ in .lost }

    init(_ scenario: CourierFlow.Scenario, _ fault: Fault? = nil, isEndless: Bool = false) {
        sdk = StubbedSDK(scenario, isEndless: isEndless)
        self.fault = fault
    }

    var status: CourierStatus { flow.status }
    var statuses: AsyncStream<CourierStatus> { flow.statuses }

    @discardableResult
    func deliver(basket: Basket) async -> CourierStatus {
        if fault == .leavesOutAStatus { return await flow.run(.deliver) { _ in .delivered } }
        if fault == .returnsEarly {
            flow.send(.underway)
            return status
        }
        return await flow.run(.deliver, via: .underway) { [sdk, fault] send in
            try await sdk.answer(.deliver, error: .lost)
            if fault == .sendsTwice { send(.delivered) }
            return .delivered
        }
    }

    func position() async throws -> String {
        try await flow.value(.position) { [sdk, fault] _ in
            do { try await sdk.answer(.position, error: .lost) } catch  where fault == .keepsAFailureBack {}
            return "position"
        }
    }

    func route() -> AsyncThrowingStream<String, any Error> {
        flow.stream(.route) { [sdk, fault] _, yield in
            try await sdk.answer(.route, error: .lost)
            if fault != .answersWithoutValues { yield("route") }
        }
    }
}

/// Style combine.
@MainActor
final class FilledPrices: PricesSDK {
    enum Fault: CaseIterable {
        case answersTwice, answersWithoutValues, neverEnds, keepsAFailureBack, tellsAFailure
    }

    let sdk: StubbedSDK<PricesFlow>
    private let fault: Fault?
    private let flow = FlowRunner<PricesFlow>(.none) { _ in .unknownGoods }

    init(_ scenario: PricesFlow.Scenario, _ fault: Fault? = nil, isEndless: Bool = false) {
        sdk = StubbedSDK(scenario, isEndless: isEndless || fault == .neverEnds)
        self.fault = fault
    }

    func price(of basket: Basket) -> AnyPublisher<Int, PricesError> {
        let price = flow.publisher(.price) { [sdk] _ in
            try await sdk.answer(.price, error: .unknownGoods)
            return 1
        }
        return fault == .answersTwice ? price.append(price).eraseToAnyPublisher() : price
    }

    func prices() -> AnyPublisher<Int, PricesError> {
        flow.publisher(.prices) { [sdk, fault] _, send in
            do { try await sdk.answer(.prices, error: .unknownGoods) } catch  where fault == .keepsAFailureBack {}
            if fault == .tellsAFailure { throw PricesError.unknownGoods }
            if fault == .answersWithoutValues { return }
            send(1)
            send(2)
        }
    }

    func complain(_ text: String) -> AnyPublisher<Void, any Error> {
        flow.publisher(.complain, map: { $0 }) { [sdk] _ in
            try await sdk.answer(.complain, error: .unknownGoods)
        }
    }
}
