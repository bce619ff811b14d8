#if hasFeature(InternalImportsByDefault)
package import Combine
#else
import Combine
#endif
#if hasFeature(InternalImportsByDefault)
package import SwiftUI
#else
import SwiftUI
#endif

/// A mock of ``ShopSDK`` for tests and previews.
@MainActor
package final class MockShopSDK: ShopSDK {
    // What was called.
    package private(set) var calls: [ShopFlow.Step] = []
    package private(set) var buyCalls: [(basket: Basket, voucher: String?)] = []
    package private(set) var priceCalls: [Basket] = []

    // What the steps do; a test can replace it.
    package var onOpen: () -> ShopStatus = { .ready }
    package var onBuy: @MainActor (
        _ basket: Basket,
        _ voucher: String?
    ) async throws -> ShopStatus = { basket, voucher in
        .bought(basket: Basket(items: []))
    }
    package var onPrice: @MainActor (_ basket: Basket) async throws -> Int = { basket in 1 }
    package var onPrices: @MainActor (_ yield: (Int) -> Void) async throws -> Void = { yield in yield(1) }

    private let flow = FlowRunner<ShopFlow> { .other($0) }

    private let isOpenSubject = ObservedValue<Bool>(false)

    package init() {}

    package var status: ShopStatus { flow.status }
    package var statusPublisher: AnyPublisher<ShopStatus, Never> { flow.statusPublisher }

    package var language: String = "language"
    package var isOpen: Bool {
        get { isOpenSubject.value }
        set { isOpenSubject.send(newValue) }
    }
    package var isOpenPublisher: AnyPublisher<Bool, Never> { isOpenSubject.publisher }

    /// A text that names the view.
    package var shelf: AnyView {
        AnyView(Text(verbatim: "shelf"))
    }

    package func open() {
        calls.append(.open)
        flow.check(.open)
        flow.send(onOpen())
    }

    package func buy(basket: Basket, voucher: String?) {
        calls.append(.buy)
        buyCalls.append((basket, voucher))
        flow.start(.buy, via: .paying) { [onBuy] _ in try await onBuy(basket, voucher) }
    }

    package func price(of basket: Basket) -> AnyPublisher<Int, ShopError> {
        calls.append(.price)
        priceCalls.append(basket)
        return flow.publisher(.price) { [onPrice] _, yield in
            yield(try await onPrice(basket))
        }.mapError { $0 as? ShopError ?? .other($0) }.eraseToAnyPublisher()
    }

    package func prices() -> AnyPublisher<Int, any Error> {
        calls.append(.prices)
        return flow.publisher(.prices) { [onPrices] _, yield in try await onPrices(yield) }
    }

    /// Sends a status of an event, such as `runOut`.
    package func send(_ status: ShopStatus) { flow.send(status) }

    /// Sends the statuses of a scenario, as if its steps had been called.
    package func play(_ scenario: ShopScenario) {
        scenario.moves.flatMap(\.statuses).forEach { flow.send($0) }
    }

    /// Returns once no step is running.
    package func finishSteps() async { await flow.finishSteps() }
}
