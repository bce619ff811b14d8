import Combine
import Foundation

/// Serves ``RefundSDK`` with Bank.
@MainActor
final class BankRefundSDK: RefundSDK {
    private let manager: BankManager
    private let statusSubject = CurrentValueSubject<RefundStatus, Never>(.idle)
    private var noteTask: Task<Void, Never>?

    init(manager: BankManager) {
        self.manager = manager
    }

    /// Publishes the current status first, then each change.
    var statusPublisher: AnyPublisher<RefundStatus, Never> {
        statusSubject.eraseToAnyPublisher()
    }

    /// Asks for the money.
    ///
    /// Starts from `idle`, `paid` or `failed`, passes through `asking`, ends in `paid` or `failed`.
    ///
    /// - Parameter amount: The amount.
    /// - Parameter progress: The progress.
    /// - Returns: A publisher that may fail with ``URLError``.
    func refund(amount: Int, progress: @escaping (Double) -> Void) -> AnyPublisher<Int, URLError> {
        // TODO(flowgen): End a running `refund`; that is no failure.
        statusSubject.send(.asking)
        // TODO(flowgen): Call Bank, then send `.paid` and send the answer. Closures: `{ @Sendable value in Task { @MainActor in … } }`.
        fatalError("refund(amount:progress:) is not written yet")
    }

    /// Its path to the failure has no sample.
    ///
    /// Starts from `paid` or `failed`, passes through `asking`, ends in `paid` or `failed`.
    ///
    /// - Returns: A publisher that may fail with ``JudgeProblem``.
    func dispute() -> AnyPublisher<Void, JudgeProblem> {
        // TODO(flowgen): End a running `dispute`; that is no failure.
        statusSubject.send(.asking)
        // TODO(flowgen): Call Bank, then send `.paid` and send `()` as the answer. Closures: `{ @Sendable value in Task { @MainActor in … } }`.
        fatalError("dispute() is not written yet")
    }

    /// Waits for the money.
    ///
    /// Starts from `paid`, passes through `asking`, ends in `paid`.
    func follow() {
        // TODO(flowgen): End a running `follow`; that is no failure.
        statusSubject.send(.asking)
        // TODO(flowgen): Call Bank, then send `.paid`. Closures: `{ @Sendable value in Task { @MainActor in … } }`.
    }

    /// Reads what the shop says.
    ///
    /// - Returns: A publisher that may fail with ``RefundError``.
    func note() -> AnyPublisher<String?, RefundError> {
        noteTask?.cancel()
        let answerSubject = CurrentValueSubject<String??, RefundError>(nil)
        noteTask = Task {
            do {
                try Task.checkCancellation()
                // TODO(flowgen): Call Bank, then send the answer, none as `.some(nil)`. Closures: `{ @Sendable value in Task { @MainActor in … } }`.
                throw RefundError.refused
            } catch {
                guard !Task.isCancelled else { return answerSubject.send(completion: .finished) }
                answerSubject.send(completion: .failure(refundError(for: error)))
            }
        }
        return answerSubject.compactMap { $0 }.first().eraseToAnyPublisher()
    }

    /// Leaves.
    ///
    /// Starts from `asking` or `paid`, ends in `idle`. Ends a running `refund`, `follow`, `note`.
    func rest() {
        // TODO(flowgen): End a running `rest`, `refund` or `follow`; that is no failure.
        noteTask?.cancel()
        // TODO(flowgen): Call Bank, then send `.idle`. Closures: `{ @Sendable value in Task { @MainActor in … } }`.
    }

    /// Maps an error of the SDK to the app's error.
    func refundError(for error: any Error) -> RefundError {
        if let error = error as? RefundError { return error }
        // TODO(flowgen): Map the errors of Bank to the cases of `RefundError`.
        return .refused
    }
}

extension BankManager {
    /// Makes the wrapper that serves ``RefundSDK``.
    func makeRefundSDK() -> any RefundSDK {
        BankRefundSDK(manager: self)
    }
}
