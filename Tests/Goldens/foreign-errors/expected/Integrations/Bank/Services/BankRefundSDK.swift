import Combine
import Foundation

/// Implements ``RefundSDK`` with Bank.
///
/// The work of a step must not hold the wrapper, so that it ends when the app drops the wrapper: capture what it
/// needs, such as `[manager]`. For a closure of Bank: `try await withCheckedThrowingContinuation { … }`.
@MainActor
final class BankRefundSDK: RefundSDK {
    private let manager: BankManager
    private let flow = FlowRunner<RefundFlow>(.idle) { BankRefundSDK.refundError(for: $0) }

    init(manager: BankManager) {
        self.manager = manager
    }

    var status: RefundStatus { flow.status }
    var statusPublisher: AnyPublisher<RefundStatus, Never> { flow.statusPublisher }

    func refund(amount: Int, progress: @escaping (Double) -> Void) -> AnyPublisher<Int, URLError> {
        // TODO(flowgen): Choose the values of `.failed(attempt:reason:)` beside the error.
        flow.publisher(
            .refund, via: .asking, sendsFailure: true,
            failed: { .failed(attempt: 0, reason: $0) },
            map: { $0 as? URLError ?? URLError(.unknown) },
            work: { send in
                // TODO(flowgen): Call Bank, send `.paid` and return the answer.
                throw URLError(.unknown)
            })
    }

    func dispute() -> AnyPublisher<Void, JudgeProblem> {
        // TODO(flowgen): Call Bank, send `.asking`, send `.paid` and return a publisher of the answer.
        Empty<Void, JudgeProblem>().eraseToAnyPublisher()
    }

    func follow() {
        flow.run(.follow, via: .asking) { _ in
            // TODO(flowgen): Call Bank and return `.paid`.
            nil
        }
    }

    func note() -> AnyPublisher<String?, RefundError> {
        flow.publisher(.note) { _ in
            // TODO(flowgen): Call Bank and return the answer.
            throw RefundError.refused
        }
    }

    func rest() {
        flow.cancel(.refund, .follow, .note)
        // TODO(flowgen): Call Bank, then send `.idle`.
    }

    /// Maps an error of Bank to the app's error.
    private static func refundError(for error: any Error) -> RefundError {
        // TODO(flowgen): Map the errors of Bank to the cases of `RefundError`.
        .refused
    }
}

extension BankManager {
    func makeRefundSDK() -> any RefundSDK {
        BankRefundSDK(manager: self).verified()
    }
}
