import Combine

/// Implements ``IdentitySDK`` with Sumsub.
///
/// The work of a step must not hold the wrapper, so that it ends when the app drops the wrapper: capture what it
/// needs, such as `[manager]`. Where Sumsub calls a closure: `try await withCheckedThrowingContinuation`, with
/// `{ @Sendable in continuation.resume(with: $0) }` as the closure.
@MainActor
final class SumsubIdentitySDK: IdentitySDK {
    private let manager: SumsubManager
    private let flow = FlowRunner<IdentityFlow> { SumsubIdentitySDK.identityError(for: $0) }

    init(manager: SumsubManager) {
        self.manager = manager
    }

    var status: IdentityStatus { flow.status }
    var statusPublisher: AnyPublisher<IdentityStatus, Never> { flow.statusPublisher }

    func check(level: String) {
        flow.start(.check) { send in
            // TODO(flowgen): Call Sumsub, send `.scanningDocument` or `.takingSelfie`, send `.reviewing` or `.waitingForAgent(seconds:)` and return `.approved` or `.rejected`.
            throw NotWritten()
        }
    }

    func upload() {
        flow.start(.upload, via: .preparing) { send in
            // TODO(flowgen): Call Sumsub, send `.scanningDocument` or `.waitingForAgent(seconds:)`, send `.reviewing` and return `.approved`.
            throw NotWritten()
        }
    }

    func retake() {
        flow.start(.retake, via: .takingSelfie) { send in
            // TODO(flowgen): Call Sumsub, send `.scanningDocument`, send `.reviewing` and return `.approved` or `.rejected`.
            throw NotWritten()
        }
    }

    func remind() {
        flow.start(.remind) { send in
            // TODO(flowgen): Call Sumsub, send `.preparing` or `.takingSelfie` and return `.preparing` or `.takingSelfie`.
            throw NotWritten()
        }
    }

    func close() {
        flow.check(.close)
        flow.cancel(.check, .upload, .retake)
        // TODO(flowgen): Call Sumsub and send `.idle`.
        flow.reportUnwritten(.close)
    }

    /// The agent has left.
    // TODO(flowgen): Call this from Sumsub's callback.
    func agentLeft() { flow.send(.reviewing) }

    /// Maps an error of Sumsub to the app's error.
    private nonisolated static func identityError(for error: any Error) -> IdentityError {
        // TODO(flowgen): Map the errors of Sumsub to the cases of `IdentityError`.
        .unknown
    }
}

extension SumsubManager {
    func makeIdentitySDK() -> any IdentitySDK {
        SumsubIdentitySDK(manager: self)
    }
}
