import Combine
import Foundation

/// Takes payments.
///
/// Ask the person first.
@MainActor
public protocol PaymentService: AnyObject {
    /// The last receipt.
    var lastReceipt: String? { get }
    var isBusy: Bool { get }
    var isBusyPublisher: AnyPublisher<Bool, Never> { get }
    var status: PaymentStatus { get }
    var statusPublisher: AnyPublisher<PaymentStatus, Never> { get }
    /// Pays.
    ///
    /// - Parameter amount: What to pay.
    /// - Returns: nothing much.
    func pay(_ amount: Decimal, for user: String?)
    func refund(id: String) -> AnyPublisher<Void, PaymentError>
    func cards() -> AnyPublisher<[String], Error>
    func validate(card: String) throws -> Bool
    func cancel()
    static func make() -> Self
    func convert<T>(_ x: T) -> T
}

public enum PaymentStatus: Sendable {
    /// Nothing yet.
    case idle
    case paying
    case paid(receipt: String)
    case failed(PaymentError)
    case refunded
}

public enum PaymentError: Error {
    case declined, unknown(Error)
}
