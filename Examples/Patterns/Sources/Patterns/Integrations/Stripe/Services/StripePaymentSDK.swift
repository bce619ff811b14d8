@preconcurrency import StripePaymentSheet
import UIKit

/// Serves ``PaymentSDK`` with Stripe.
@MainActor
final class StripePaymentSDK: PaymentSDK {
    private let manager: StripeManager
    private var client: PaymentSheet?
    private let statusSubject = PaymentValueSubject<PaymentStatus>(.idle)
    private var prepareTask: Task<Void, Never>?
    private var payTask: Task<Void, Never>?

    init(manager: StripeManager) {
        self.manager = manager
    }

    /// A new stream for each reader: the current status first, then each change.
    var statuses: AsyncStream<PaymentStatus> {
        statusSubject.stream()
    }

    /// Registers the order with the vendor, so that the sheet opens without a wait.
    ///
    /// User: Opens the basket.
    ///
    /// Starts from `idle` or `failed`, passes through `preparing`, ends in `ready` or `failed`.
    ///
    /// - Parameter order: What is paid for.
    func prepare(_ order: Order) async {
        prepareTask?.cancel()
        let task = Task {
            do {
                try Task.checkCancellation()
                guard order.total > 0 else { throw PaymentError.nothingToPay }
                let sheet = try await manager.makeSheet(for: order)
                try Task.checkCancellation()
                client = sheet
                statusSubject.send(.ready)
            } catch {
                guard !Task.isCancelled else { return }
                statusSubject.send(.failed(reason: paymentError(for: error)))
            }
        }
        prepareTask = task
        // After the Task is there, so that a reader of the status may cancel it.
        statusSubject.send(.preparing)
        await withTaskCancellationHandler {
            await task.value
        } onCancel: {
            task.cancel()
        }
    }

    /// Shows the sheet, and waits until it is closed. Closing it without paying leads back to `ready`.
    ///
    /// User: Taps Pay, and fills in the sheet.
    ///
    /// Starts from `ready`, passes through `paying`, ends in `paid`, `ready` or `failed`.
    ///
    /// - Parameter screen: The screen that the sheet slides over.
    func pay(over screen: UIViewController) async {
        payTask?.cancel()
        let task = Task {
            do {
                try Task.checkCancellation()
                guard let client else { throw PaymentError.nothingToPay }
                let status = try await status(after: client, over: screen)
                try Task.checkCancellation()
                statusSubject.send(status)
            } catch {
                guard !Task.isCancelled else { return }
                statusSubject.send(.failed(reason: paymentError(for: error)))
            }
        }
        payTask = task
        // After the Task is there, so that a reader of the status may cancel it.
        statusSubject.send(.paying)
        await withTaskCancellationHandler {
            await task.value
        } onCancel: {
            task.cancel()
        }
    }

    /// Maps an error of the SDK to the app's error.
    func paymentError(for error: any Error) -> PaymentError {
        if let error = error as? PaymentError { return error }
        if case PaymentSheetError.cardDeclined(let message) = error {
            return .declined(message: message)
        }
        return .paymentFailed(error)
    }

    private func status(
        after sheet: PaymentSheet, over screen: UIViewController
    ) async throws -> PaymentStatus {
        try await withCheckedThrowingContinuation { continuation in
            sheet.present(from: screen) { @Sendable result in
                switch result {
                case .completed: continuation.resume(returning: .paid)
                case .canceled: continuation.resume(returning: .ready)
                case .failed(let error): continuation.resume(throwing: error)
                }
            }
        }
    }
}

extension StripeManager {
    /// Makes the wrapper that serves ``PaymentSDK``.
    func makePaymentSDK() -> any PaymentSDK {
        StripePaymentSDK(manager: self).verified()
    }
}
