import Foundation

/// Implements ``KYCSDK`` with Sumsub.
///
/// The work of a step must not hold the wrapper, so that it ends when the app drops the wrapper: capture what it
/// needs, such as `[manager]`. Where Sumsub calls a closure: `try await withCheckedThrowingContinuation`, with
/// `{ @Sendable in continuation.resume(with: $0) }` as the closure.
@MainActor
final class SumsubKYCSDK: KYCSDK {
    private let manager: SumsubManager
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
        await flow.run(.verify, via: .checking) { [appAnswers] _ in
            guard appAnswers.mayUseCamera() else { throw KYCError.cancelled }
            let token = try await appAnswers.accessToken("user 7", nil)
            await appAnswers.log("verified with \(token)")
            return .known
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
