import Foundation

/// Implements ``KYCSDK`` with Sumsub.
///
/// The work of a step must not hold the wrapper, so that it ends when the app drops the wrapper: capture what it
/// needs, such as `[manager]`. For a closure of Sumsub: `try await withCheckedThrowingContinuation { … }`.
@MainActor
final class SumsubKYCSDK: KYCSDK {
    private let manager: SumsubManager
    private let appAnswers: KYCAnswers
    private let flow = FlowRunner<KYCFlow>(.unknown) { SumsubKYCSDK.kycError(for: $0) }

    init(manager: SumsubManager, appAnswers: KYCAnswers) {
        self.manager = manager
        self.appAnswers = appAnswers
    }

    var status: KYCStatus { flow.status }
    var statuses: AsyncStream<KYCStatus> { flow.statuses }

    @discardableResult
    func verify() async -> KYCStatus {
        await flow.run(.verify, via: .checking) { [appAnswers] _ in
            guard appAnswers.mayUseCamera() else { throw KYCError.cancelled }
            let token = try await appAnswers.accessToken("user 7", nil)
            await appAnswers.log("verified with \(token)")
            return .known
        }
    }

    /// Maps an error of Sumsub to the app's error.
    private static func kycError(for error: any Error) -> KYCError {
        .other(error)
    }
}

extension SumsubManager {
    func makeKYCSDK(appAnswers: KYCAnswers) -> any KYCSDK {
        SumsubKYCSDK(manager: self, appAnswers: appAnswers).verified()
    }
}
