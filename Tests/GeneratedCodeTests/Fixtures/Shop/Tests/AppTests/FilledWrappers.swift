// Wrappers as a developer fills them in, one in each style, all on the main actor, around an SDK that answers as a
// scenario prescribes; wrong in one of their steps if they have a fault.

import Combine
import Services

/// What is wrong with a wrapper.
enum Fault { case leavesOutAStatus, sendsAnotherStatus, sendsLate, fails, keepsAFailureBack, neverAnswers }

/// Style callback.
@MainActor
final class FilledBell: BellSDK {
    let sdk: StubbedSDK<BellFlow>
    private let fault: Fault?
    private let flow = FlowRunner<BellFlow> { _ in .broken }

    init(_ moves: [FlowMove<BellFlow>] = [], _ fault: Fault? = nil) {
        sdk = StubbedSDK(moves)
        self.fault = fault
    }

    var status: BellStatus { flow.status }
    func observeStatus(_ observer: @escaping (BellStatus) -> Void) -> FlowObservation { flow.observe(observer) }

    func ring(times: Int, completion: @escaping (Result<Bool, BellError>) -> Void) {
        flow.start(.ring, completion: { completion($0.mapError { $0 as? BellError ?? .broken }) }) {
            [sdk, fault] send in
            let end = try await sdk.answer(.ring)
            if fault == .fails { throw BellError.broken }
            if fault == .neverAnswers { try await Task.sleep(for: .seconds(60)) }
            if fault != .leavesOutAStatus { send(fault == .sendsAnotherStatus ? .silent : end) }
            return true
        }
    }
}

/// Style async.
@MainActor
final class FilledCourier: CourierSDK {
    let sdk: StubbedSDK<CourierFlow>
    private let fault: Fault?
    private let flow = FlowRunner<CourierFlow> { _ in .lost }

    init(_ moves: [FlowMove<CourierFlow>] = [], _ fault: Fault? = nil) {
        sdk = StubbedSDK(moves)
        self.fault = fault
    }

    var status: CourierStatus { flow.status }
    var statuses: AsyncStream<CourierStatus> { flow.statuses }

    @discardableResult
    func deliver(basket: Basket) async -> CourierStatus {
        if fault == .leavesOutAStatus { return await flow.run(.deliver) { _ in .delivered } }
        return await flow.run(.deliver, via: .underway) { [sdk, fault, sendLate = flow.send] _ in
            let end = try await sdk.answer(.deliver)
            if fault == .sendsLate {
                Task {
                    try await Task.sleep(for: .milliseconds(50))
                    sendLate(.underway)
                }
            }
            return end
        }
    }

    func position() async throws -> String {
        try await flow.value(.position) { [sdk, fault] _ in
            do { _ = try await sdk.answer(.position) } catch  where fault == .keepsAFailureBack {}
            return "position"
        }
    }

    func route() -> AsyncThrowingStream<String, any Error> {
        flow.stream(.route) { [sdk, fault] _, yield in
            if fault == .neverAnswers { try await Task.sleep(for: .seconds(60)) }
            _ = try await sdk.answer(.route)
            yield("route")
        }
    }
}

/// Style combine.
@MainActor
final class FilledPrices: PricesSDK {
    let sdk: StubbedSDK<PricesFlow>
    private let fault: Fault?
    private let flow = FlowRunner<PricesFlow> { _ in .unknownGoods }

    init(_ moves: [FlowMove<PricesFlow>] = [], _ fault: Fault? = nil) {
        sdk = StubbedSDK(moves)
        self.fault = fault
    }

    func price(of basket: Basket) -> AnyPublisher<Int, PricesError> {
        flow.publisher(.price) { [sdk, fault] _, yield in
            if fault == .neverAnswers { try await Task.sleep(for: .seconds(60)) }
            _ = try await sdk.answer(.price)
            yield(1)
        }.mapError { $0 as? PricesError ?? .unknownGoods }.eraseToAnyPublisher()
    }

    func prices() -> AnyPublisher<Int, PricesError> {
        flow.publisher(.prices) { [sdk, fault] _, yield in
            _ = try await sdk.answer(.prices)
            if fault == .fails { throw FlowSampleError() }
            [1, 2].forEach(yield)
        }.mapError { $0 as? PricesError ?? .unknownGoods }.eraseToAnyPublisher()
    }

    func complain(_ text: String) -> AnyPublisher<Void, any Error> {
        flow.publisher(.complain) { [sdk] _, yield in
            _ = try await sdk.answer(.complain)
            yield(())
        }
    }
}
