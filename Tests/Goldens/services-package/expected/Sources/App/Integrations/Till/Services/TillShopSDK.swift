import Combine
import Offers
import SwiftUI

/// Serves ``ShopSDK`` with Till.
@MainActor
final class TillShopSDK: ShopSDK {
    private let manager: TillManager
    private let statusSubject = CurrentValueSubject<ShopStatus, Never>(.closed)
    private var buyTask: Task<Void, Never>?
    private var priceTask: Task<Void, Never>?
    private var pricesTask: Task<Void, Never>?

    init(manager: TillManager) {
        self.manager = manager
    }

    /// Publishes the current status first, then each change.
    var statusPublisher: AnyPublisher<ShopStatus, Never> {
        statusSubject.eraseToAnyPublisher()
    }

    /// Whether it is open.
    var isOpen: Bool {
        // TODO(flowgen): Return the value that Till holds.
        fatalError("isOpen is not written yet")
    }

    /// Publishes the value of `isOpen` now, then each change.
    var isOpenPublisher: AnyPublisher<Bool, Never> {
        // TODO(flowgen): Publish the value that Till holds, then each change.
        fatalError("isOpenPublisher is not written yet")
    }

    /// The language.
    var language: String {
        get {
            // TODO(flowgen): Return the value that Till holds.
            fatalError("language is not written yet")
        }
        set {
            // TODO(flowgen): Give `newValue` to Till.
        }
    }

    /// What can be bought.
    var shelf: AnyView {
        // TODO(flowgen): Return a view of Till, as an `AnyView`.
        fatalError("shelf is not written yet")
    }

    /// Open.
    ///
    /// Starts from `closed`, ends in `ready`. Called once, at launch.
    func open() {
        // TODO(flowgen): Call Till, then send `.ready`. Closures: `{ @Sendable value in Task { @MainActor in … } }`.
    }

    /// Buys what is in the basket.
    ///
    /// User: Taps the button.
    ///
    /// Starts from `ready`, `bought` or `failed`, passes through `paying`, ends in `bought` or
    /// `failed`.
    ///
    /// - Parameter basket: The basket.
    /// - Parameter voucher: The voucher.
    func buy(basket: Basket, voucher: String?) {
        buyTask?.cancel()
        buyTask = Task {
            do {
                try Task.checkCancellation()
                // TODO(flowgen): Call Till, then send `.bought(basket:)`. Closures: `{ @Sendable value in Task { @MainActor in … } }`.
                throw ShopError.outOfStock
            } catch {
                guard !Task.isCancelled else { return }
                statusSubject.send(.failed(shopError(for: error)))
            }
        }
        // After the Task is there, so that a reader of the status may cancel it.
        statusSubject.send(.paying)
    }

    /// What the basket costs.
    ///
    /// - Parameter basket: The basket.
    /// - Returns: A publisher that may fail with ``ShopError``.
    func price(of basket: Basket) -> AnyPublisher<Int, ShopError> {
        priceTask?.cancel()
        let answerSubject = CurrentValueSubject<Int?, ShopError>(nil)
        priceTask = Task {
            do {
                try Task.checkCancellation()
                // TODO(flowgen): Call Till, then send the answer. Closures: `{ @Sendable value in Task { @MainActor in … } }`.
                throw ShopError.outOfStock
            } catch {
                guard !Task.isCancelled else { return answerSubject.send(completion: .finished) }
                answerSubject.send(completion: .failure(shopError(for: error)))
            }
        }
        return answerSubject.compactMap { $0 }.first().eraseToAnyPublisher()
    }

    /// What the basket costs, as it changes.
    func prices() -> AnyPublisher<Int, any Error> {
        pricesTask?.cancel()
        let answerSubject = PassthroughSubject<Int, any Error>()
        pricesTask = Task {
            do {
                try Task.checkCancellation()
                // TODO(flowgen): Call Till, then send each value, then `.finished`. Closures: `{ @Sendable value in Task { @MainActor in … } }`.
                throw ShopError.outOfStock
            } catch {
                guard !Task.isCancelled else { return answerSubject.send(completion: .finished) }
                answerSubject.send(completion: .failure(error))
            }
        }
        return answerSubject.eraseToAnyPublisher()
    }

    /// Run out.
    ///
    /// An event: Till brings it about, no step does.
    func runOut(_ value: ShopError) {
        // TODO(flowgen): Have Till's callback call this, on the main actor.
        statusSubject.send(.failed(value))
    }

    /// Maps an error of the SDK to the app's error.
    func shopError(for error: any Error) -> ShopError {
        if let error = error as? ShopError { return error }
        // TODO(flowgen): Map the errors of Till to the cases of `ShopError`.
        return .other(error)
    }
}

extension TillManager {
    /// Makes the wrapper that serves ``ShopSDK``.
    func makeShopSDK() -> any ShopSDK {
        TillShopSDK(manager: self)
    }
}
