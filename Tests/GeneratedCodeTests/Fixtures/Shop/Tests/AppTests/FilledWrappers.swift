// Wrappers as a developer fills them in, one in each style, all on the main actor, around a stubbed SDK.

import Combine
import Services

/// Style callback.
@MainActor
final class FilledBell: BellSDK {
    let sdk: StubbedSDK<BellFlow>
    private let flow = FlowRunner<BellFlow>(.silent) { _ in .broken }

    init(_ scenario: BellFlow.Scenario, isEndless: Bool = false) {
        sdk = StubbedSDK(scenario, isEndless: isEndless)
    }

    var status: BellStatus { flow.status }
    func observeStatus(_ observer: @escaping (BellStatus) -> Void) -> FlowObservation {
        flow.observe(observer)
    }

    func ring(times: Int, completion: @escaping (Result<Bool, BellError>) -> Void) {
        flow.run(.ring, completion: completion) { [sdk] send in
            try await sdk.answer(.ring, error: .broken)
            send(.ringing)
            return true
        }
    }
}

/// Style async.
@MainActor
final class FilledCourier: CourierSDK {
    let sdk: StubbedSDK<CourierFlow>
    private let flow = FlowRunner<CourierFlow>(.waiting) { _ in .lost }

    init(_ scenario: CourierFlow.Scenario, isEndless: Bool = false) {
        sdk = StubbedSDK(scenario, isEndless: isEndless)
    }

    var status: CourierStatus { flow.status }
    var statuses: AsyncStream<CourierStatus> { flow.statuses }

    @discardableResult
    func deliver(basket: Basket) async -> CourierStatus {
        await flow.run(.deliver, via: .underway) { [sdk] _ in
            try await sdk.answer(.deliver, error: .lost)
            return .delivered
        }
    }

    func position() async throws -> String {
        try await flow.value(.position) { [sdk] _ in
            try await sdk.answer(.position, error: .lost)
            return "position"
        }
    }
}

/// Style combine.
@MainActor
final class FilledPrices: PricesSDK {
    let sdk: StubbedSDK<PricesFlow>
    private let flow = FlowRunner<PricesFlow>(.none) { _ in .unknownGoods }

    init(_ scenario: PricesFlow.Scenario, isEndless: Bool = false) {
        sdk = StubbedSDK(scenario, isEndless: isEndless)
    }

    func price(of basket: Basket) -> AnyPublisher<Int, PricesError> {
        flow.publisher(.price) { [sdk] _ in
            try await sdk.answer(.price, error: .unknownGoods)
            return 1
        }
    }

    func prices() -> AnyPublisher<Int, PricesError> {
        flow.publisher(.prices) { [sdk] _, send in
            try await sdk.answer(.prices, error: .unknownGoods)
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
