@preconcurrency import IdensicMobileSDK
import UIKit

/// Implements ``KYCSDK`` with Sumsub.
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
    func verify(_ user: User, for level: VerificationLevel, over screen: UIViewController) async -> KYCStatus {
        await flow.run(.verify) { [appAnswers] send in
            let token: String
            do {
                token = try await appAnswers.accessToken(user, level)
            } catch {
                throw KYCError.noToken
            }
            try Task.checkCancellation()
            let client = SNSMobileSDK(accessToken: token)
            client.locale = appAnswers.language()
            guard client.isReady else { throw KYCError.other(reason: client.verboseStatus) }
            client.tokenExpirationHandler { complete in
                Task {
                    do {
                        complete(try await appAnswers.accessToken(user, level))
                    } catch {
                        // The SDK fails with `unauthorized`.
                        complete(nil)
                    }
                }
            }
            client.onEvent { _, event in
                guard let step = event as? SNSEventStepInitiated else { return }
                switch step.idDocSetType {
                case "IDENTITY": send(.photographingPassport)
                case "PROOF_OF_RESIDENCE": send(.photographingBill)
                case "SELFIE": send(.takingSelfie)
                default: break
                }
            }
            let (dismissals, dismissal) = AsyncStream<Void>.makeStream()
            client.onDidDismiss { _ in dismissal.finish() }
            client.present(from: screen)
            for await _ in dismissals {}
            guard !Task.isCancelled else {
                client.dismiss()
                throw CancellationError()
            }
            return try Self.end(of: client, level: level)
        }
    }

    /// The status in which the sheet was left.
    private static func end(of client: SNSMobileSDK, level: VerificationLevel) throws -> KYCStatus {
        switch client.status {
        case .approved: return .approved(level: level)
        case .pending: return .reviewing
        case .temporarilyDeclined: return .declined
        case .finallyRejected: return .rejected
        case .ready, .initial, .incomplete, .actionCompleted: throw KYCError.closed
        case .failed:
            switch client.failReason {
            case .networkError, .initialLoadingFailed: throw KYCError.offline
            case .unauthorized: throw KYCError.noToken
            default: throw KYCError.other(reason: client.verboseStatus)
            }
        }
    }

    /// Maps an error of IdensicMobileSDK to the app's error.
    private nonisolated static func kycError(for error: any Error) -> KYCError {
        // The SDK throws nothing: it says why it failed in `failReason`.
        .other(reason: "\(error)")
    }
}

extension SumsubManager {
    func makeKYCSDK(appAnswers: KYCAnswers) -> any KYCSDK {
        SumsubKYCSDK(manager: self, appAnswers: appAnswers)
    }
}
