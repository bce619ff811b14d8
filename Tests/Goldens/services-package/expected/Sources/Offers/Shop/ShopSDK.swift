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

/// Sells what is in the basket.
@MainActor
package protocol ShopSDK: AnyObject, Sendable {
    /// - Statuses: `closed` → `ready`. Called once, at launch.
    func open()

    /// Buys what is in the basket.
    ///
    /// - User story: Taps the button.
    /// - Statuses: `ready`, `bought` or `failed` → `paying` → `bought` or `failed`.
    func buy(basket: Basket, voucher: String?)

    /// What the basket costs.
    ///
    /// - Returns: An answer; each subscription calls the step.
    func price(of basket: Basket) -> AnyPublisher<Int, ShopError>

    /// What the basket costs, as it changes.
    ///
    /// - Returns: Values; each subscription calls the step.
    func prices() -> AnyPublisher<Int, any Error>

    var isOpen: Bool { get }
    /// Publishes the value of `isOpen` now, then each new one.
    var isOpenPublisher: AnyPublisher<Bool, Never> { get }

    var language: String { get set }

    /// What can be bought.
    var shelf: AnyView { get }

    var status: ShopStatus { get }
    /// Publishes the status now, then each new one.
    var statusPublisher: AnyPublisher<ShopStatus, Never> { get }
}

extension ShopSDK {
    package func buy(basket: Basket) { self.buy(basket: basket, voucher: nil) }
}
