import Combine
import Foundation

/// Implements ``RefundSDK`` with Bank.
///
/// The work of a step must not hold the wrapper, so that it ends when the app drops the wrapper: capture what it
/// needs, such as `[manager]`. Where Bank calls a closure: `try await withCheckedThrowingContinuation`, with
/// `{ @Sendable in continuation.resume(with: $0) }` as the closure.
@MainActor
final class BankRefundSDK: RefundSDK {
    private let manager: BankManager
    private let flow = FlowRunner<RefundFlow> { BankRefundSDK.refundError(for: $0) }

    init(manager: BankManager) {
        self.manager = manager
    }

    var status: RefundStatus { flow.status }
    var statusPublisher: AnyPublisher<RefundStatus, Never> { flow.statusPublisher }

    func refund(amount: Int, progress: @escaping (Double) -> Void) -> AnyPublisher<Int, URLError> {
        flow.publisher(.refund, via: .asking) { send, yield in
            // TODO(flowgen): Call Bank, send `.paid` and yield the answer.
            throw NotWritten()
        }.mapError { $0 as? URLError ?? URLError(.unknown) }.eraseToAnyPublisher()
    }

    func dispute() -> AnyPublisher<Void, JudgeProblem> {
        flow.publisher(.dispute, via: .asking) { send, yield in
            // TODO(flowgen): Call Bank, send `.paid` and yield the answer.
            throw NotWritten()
        }
        .mapError { $0 as? JudgeProblem ?? { () -> JudgeProblem in fatalError("not written yet") }() }
        .eraseToAnyPublisher()
    }

    func follow() {
        flow.start(.follow, via: .asking) { _ in
            // TODO(flowgen): Call Bank and return `.paid`.
            throw NotWritten()
        }
    }

    func note() -> AnyPublisher<String?, RefundError> {
        flow.publisher(.note) { _, yield in
            // TODO(flowgen): Call Bank and yield the answer.
            throw NotWritten()
        }.mapError { $0 as? RefundError ?? Self.refundError(for: $0) }.eraseToAnyPublisher()
    }

    func rest() {
        flow.check(.rest)
        flow.cancel(.refund, .dispute, .follow, .note)
        // TODO(flowgen): Call Bank and send `.idle`.
        flow.reportUnwritten(.rest)
    }

    /// Maps an error of Bank to the app's error.
    private nonisolated static func refundError(for error: any Error) -> RefundError {
        // TODO(flowgen): Map the errors of Bank to the cases of `RefundError`.
        .refused
    }
}

extension BankManager {
    func makeRefundSDK() -> any RefundSDK {
        BankRefundSDK(manager: self)
    }
}
