import Foundation

/// A mark beside the cart. It does not keep the service alive, and puts the status beside others.
@MainActor
final class Badge {
    private weak var payments: (any PaymentService)?
    private var counts: [PaymentStatus: Int] = [:]

    init(payments: any PaymentService) {
        self.payments = payments
    }

    var text: String {
        guard let payments else { return "" }
        counts[payments.status, default: 0] += 1
        if case .failed(let error) = payments.status { return error.localizedDescription }
        return payments.status == .idle ? "" : "!"
    }
}

extension PaymentError: LocalizedError {
    var errorDescription: String? { self == .declined ? "Declined" : "Offline" }
}
