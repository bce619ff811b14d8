import Foundation

/// Implements ``KYCSDK`` with Sumsub.
@MainActor
final class SumsubKYCSDK: KYCSDK {
    private let manager: SumsubManager
    // TODO(flowgen): Answer what Sumsub asks with `appAnswers`.
    private let appAnswers: KYCAnswers
    private let flow = FlowRunner<KYCFlow> { SumsubKYCSDK.kycError(for: $0) }

    init(manager: SumsubManager, appAnswers: KYCAnswers) {
        self.manager = manager
        self.appAnswers = appAnswers
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
    func makeKYCSDK(appAnswers: KYCAnswers) -> any KYCSDK {
        SumsubKYCSDK(manager: self, appAnswers: appAnswers)
    }
}
