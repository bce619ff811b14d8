import Combine
import Offers
import SwiftUI

/// Implements ``ShopSDK`` with Till.
///
/// The work of a step must not hold the wrapper, so that it ends when the app drops the wrapper: capture what it
/// needs, such as `[manager]`. For a closure of Till: `try await withCheckedThrowingContinuation { … }`.
@MainActor
final class TillShopSDK: ShopSDK {
    private let manager: TillManager
    private let flow = FlowRunner<ShopFlow>(.closed) { TillShopSDK.shopError(for: $0) }
    private let isOpenSubject = ValueSubject(false)

    init(manager: TillManager) {
        self.manager = manager
    }

    var status: ShopStatus { flow.status }
    var statusPublisher: AnyPublisher<ShopStatus, Never> { flow.statusPublisher }

    // TODO(flowgen): Send each change of Till's value to `isOpenSubject`.
    var isOpen: Bool { isOpenSubject.value }
    var isOpenPublisher: AnyPublisher<Bool, Never> { isOpenSubject.publisher }

    var language: String {
        get {
            // TODO(flowgen): Return the value that Till holds.
            ""
        }
        set {
            // TODO(flowgen): Set `newValue` in Till.
        }
    }

    var shelf: AnyView {
        // TODO(flowgen): Return a view of Till.
        AnyView(EmptyView())
    }

    func open() {
        // TODO(flowgen): Call Till, then send `.ready`.
    }

    func buy(basket: Basket, voucher: String?) {
        flow.run(.buy, via: .paying) { _ in
            // TODO(flowgen): Call Till and return `.bought(basket:)`.
            throw ShopError.outOfStock
        }
    }

    func price(of basket: Basket) -> AnyPublisher<Int, ShopError> {
        flow.publisher(.price) { _ in
            // TODO(flowgen): Call Till and return the answer.
            throw ShopError.outOfStock
        }
    }

    func prices() -> AnyPublisher<Int, any Error> {
        flow.publisher(
            .prices,
            map: { $0 },
            work: { _, send in
                // TODO(flowgen): Call Till and send each value.
                throw ShopError.outOfStock
            })
    }

    // TODO(flowgen): Call this from Till's callback.
    func runOut(_ error: ShopError) { flow.send(.failed(error)) }

    /// Maps an error of Till to the app's error.
    private static func shopError(for error: any Error) -> ShopError {
        // TODO(flowgen): Map the errors of Till to the cases of `ShopError`.
        .other(error)
    }
}

extension TillManager {
    func makeShopSDK() -> any ShopSDK {
        TillShopSDK(manager: self).verified()
    }
}
