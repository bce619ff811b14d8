/// Implements ``AwaitedIdentitySDK`` with Onfido.
///
/// The work of a step must not hold the wrapper, so that it ends when the app drops the wrapper: capture what it
/// needs, such as `[manager]`. Where Onfido calls a closure: `try await withCheckedThrowingContinuation`, with
/// `{ @Sendable in continuation.resume(with: $0) }` as the closure.
nonisolated final class OnfidoAwaitedIdentitySDK: AwaitedIdentitySDK {
    private let manager: OnfidoManager
    private let flow = FlowRunner<AwaitedIdentityFlow> { OnfidoAwaitedIdentitySDK.awaitedIdentityError(for: $0) }

    init(manager: OnfidoManager) {
        self.manager = manager
    }

    var status: AwaitedIdentityStatus { flow.status }
    var statuses: AsyncStream<AwaitedIdentityStatus> { flow.statuses }

    @discardableResult
    func check(level: String) async -> AwaitedIdentityStatus {
        await flow.run(.check) { send in
            // TODO(flowgen): Call Onfido, send `.scanningDocument` or `.takingSelfie`, send `.reviewing` or `.waitingForAgent(seconds:)` and return `.approved` or `.rejected`.
            throw NotWritten()
        }
    }

    @discardableResult
    func upload() async -> AwaitedIdentityStatus {
        await flow.run(.upload, via: .preparing) { send in
            // TODO(flowgen): Call Onfido, send `.scanningDocument` or `.waitingForAgent(seconds:)`, send `.reviewing` and return `.approved`.
            throw NotWritten()
        }
    }

    @discardableResult
    func retake() async -> AwaitedIdentityStatus {
        await flow.run(.retake, via: .takingSelfie) { send in
            // TODO(flowgen): Call Onfido, send `.scanningDocument`, send `.reviewing` and return `.approved` or `.rejected`.
            throw NotWritten()
        }
    }

    func remind() async {
        _ = await flow.run(.remind) { send in
            // TODO(flowgen): Call Onfido, send `.preparing` or `.takingSelfie` and return `.preparing` or `.takingSelfie`.
            throw NotWritten()
        }
    }

    @discardableResult
    func close() async -> AwaitedIdentityStatus {
        await flow.run(.close) { _ in
            // TODO(flowgen): Call Onfido and return `.idle`.
            throw NotWritten()
        }
    }

    /// The agent has left.
    // TODO(flowgen): Call this from Onfido's callback.
    func agentLeft() { flow.send(.reviewing) }

    /// Maps an error of Onfido to the app's error.
    private nonisolated static func awaitedIdentityError(for error: any Error) -> AwaitedIdentityError {
        // TODO(flowgen): Map the errors of Onfido to the cases of `AwaitedIdentityError`.
        .unknown
    }
}

extension OnfidoManager {
    func makeAwaitedIdentitySDK() -> any AwaitedIdentitySDK {
        OnfidoAwaitedIdentitySDK(manager: self)
    }
}
