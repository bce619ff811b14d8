import Combine
import Services
import SwiftUI

/// Implements ``ShopSDK`` with Till.
///
/// The work of a step must not hold the wrapper, so that it ends when the app drops the wrapper: capture what it
/// needs, such as `[manager]`. Where Till calls a closure: `try await withCheckedThrowingContinuation`, with
/// `{ @Sendable in continuation.resume(with: $0) }` as the closure.
@MainActor
final class TillShopSDK: ShopSDK {
    private let manager: TillManager
    private let flow = FlowRunner<ShopFlow> { TillShopSDK.shopError(for: $0) }
    private let isOpenSubject = ObservedValue<Bool>(false)

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
        flow.check(.open)
        // TODO(flowgen): Call Till and send `.ready`.
        flow.reportUnwritten(.open)
    }

    func buy(basket: Basket, voucher: String?) {
        flow.start(.buy, via: .paying) { _ in
            // TODO(flowgen): Call Till and return `.bought(basket:)`.
            throw NotWritten()
        }
    }

    func price(of basket: Basket) -> AnyPublisher<Int, ShopError> {
        flow.publisher(.price) { _, yield in
            // TODO(flowgen): Call Till and yield the answer.
            throw NotWritten()
        }.mapError { $0 as? ShopError ?? Self.shopError(for: $0) }.eraseToAnyPublisher()
    }

    func prices() -> AnyPublisher<Int, any Error> {
        flow.publisher(.prices) { _, yield in
            // TODO(flowgen): Call Till and yield each value.
            throw NotWritten()
        }
    }

    // TODO(flowgen): Call this from Till's callback.
    func runOut(_ error: ShopError) { flow.send(.failed(error)) }

    /// Maps an error of Till to the app's error.
    private nonisolated static func shopError(for error: any Error) -> ShopError {
        // TODO(flowgen): Map the errors of Till to the cases of `ShopError`.
        .other(error)
    }
}

extension TillManager {
    func makeShopSDK() -> any ShopSDK {
        TillShopSDK(manager: self)
    }
}
