import Foundation

/// Implements ``KYCSDK`` with Sumsub.
@MainActor
final class SumsubKYCSDK: KYCSDK {
    private let manager: SumsubManager
    private let flow = FlowRunner<KYCFlow> { SumsubKYCSDK.kycError(for: $0) }

    init(manager: SumsubManager) {
        self.manager = manager
    }

    var status: KYCStatus { flow.status }
    var statuses: AsyncStream<KYCStatus> { flow.statuses }

    @discardableResult
    func verify() async -> KYCStatus {
        await flow.run(.verify, via: .checking) { _ in
            .known
        }
    }

    /// Maps an error of Sumsub to the app's error.
    private nonisolated static func kycError(for error: any Error) -> KYCError {
        .other(error)
    }
}

extension SumsubManager {
    func makeKYCSDK() -> any KYCSDK {
        SumsubKYCSDK(manager: self)
    }
}
