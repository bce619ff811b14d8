/// Implements ``ToldIdentitySDK`` with Veriff.
///
/// The work of a step must not hold the wrapper, so that it ends when the app drops the wrapper: capture what it
/// needs, such as `[manager]`. Where Veriff calls a closure: `try await withCheckedThrowingContinuation`, with
/// `{ @Sendable in continuation.resume(with: $0) }` as the closure.
nonisolated final class VeriffToldIdentitySDK: ToldIdentitySDK {
    private let manager: VeriffManager
    private let flow = FlowRunner<ToldIdentityFlow> { VeriffToldIdentitySDK.toldIdentityError(for: $0) }

    init(manager: VeriffManager) {
        self.manager = manager
    }

    var status: ToldIdentityStatus { flow.status }
    func observeStatus(_ observer: @escaping @Sendable (ToldIdentityStatus) -> Void) -> FlowObservation {
        flow.observe(observer)
    }

    func check(level: String) {
        flow.start(.check) { send in
            // TODO(flowgen): Call Veriff, send `.scanningDocument` or `.takingSelfie`, send `.reviewing` or `.waitingForAgent(seconds:)` and return `.approved` or `.rejected`.
            throw NotWritten()
        }
    }

    func upload() {
        flow.start(.upload, via: .preparing) { send in
            // TODO(flowgen): Call Veriff, send `.scanningDocument` or `.waitingForAgent(seconds:)`, send `.reviewing` and return `.approved`.
            throw NotWritten()
        }
    }

    func retake() {
        flow.start(.retake, via: .takingSelfie) { send in
            // TODO(flowgen): Call Veriff, send `.scanningDocument`, send `.reviewing` and return `.approved` or `.rejected`.
            throw NotWritten()
        }
    }

    func remind() {
        flow.start(.remind) { send in
            // TODO(flowgen): Call Veriff, send `.preparing` or `.takingSelfie` and return `.preparing` or `.takingSelfie`.
            throw NotWritten()
        }
    }

    func close() {
        flow.check(.close)
        flow.cancel(.check, .upload, .retake)
        // TODO(flowgen): Call Veriff and send `.idle`.
        flow.reportUnwritten(.close)
    }

    /// The agent has left.
    // TODO(flowgen): Call this from Veriff's callback.
    func agentLeft() { flow.send(.reviewing) }

    /// Maps an error of Veriff to the app's error.
    private nonisolated static func toldIdentityError(for error: any Error) -> ToldIdentityError {
        // TODO(flowgen): Map the errors of Veriff to the cases of `ToldIdentityError`.
        .unknown
    }
}

extension VeriffManager {
    func makeToldIdentitySDK() -> any ToldIdentitySDK {
        VeriffToldIdentitySDK(manager: self)
    }
}
