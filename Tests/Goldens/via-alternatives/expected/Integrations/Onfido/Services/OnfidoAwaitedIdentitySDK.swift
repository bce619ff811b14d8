/// Implements ``AwaitedIdentitySDK`` with Onfido.
///
/// The work of a step must not hold the wrapper, so that it ends when the app drops the wrapper: capture what it
/// needs, such as `[manager]`. For a closure of Onfido: `try await withCheckedThrowingContinuation { … }`.
nonisolated final class OnfidoAwaitedIdentitySDK: AwaitedIdentitySDK {
    private let manager: OnfidoManager
    private let flow = LockedFlowRunner<AwaitedIdentityFlow>(.idle) {
        OnfidoAwaitedIdentitySDK.awaitedIdentityError(for: $0)
    }

    init(manager: OnfidoManager) {
        self.manager = manager
    }

    var status: AwaitedIdentityStatus { flow.status }
    var statuses: AsyncStream<AwaitedIdentityStatus> { flow.statuses }

    @discardableResult
    func check(level: String) async -> AwaitedIdentityStatus {
        await flow.run(.check) { send in
            // TODO(flowgen): Call Onfido, send `.scanningDocument` or `.takingSelfie`, send `.reviewing` or `.waitingForAgent(seconds:)` and return `.approved` or `.rejected`.
            throw AwaitedIdentityError.unknown
        }
    }

    @discardableResult
    func upload() async -> AwaitedIdentityStatus {
        await flow.run(.upload, via: .preparing) { send in
            // TODO(flowgen): Call Onfido, send `.scanningDocument` or `.waitingForAgent(seconds:)`, send `.reviewing` and return `.approved`.
            throw AwaitedIdentityError.unknown
        }
    }

    func remind() async {
        _ = await flow.run(.remind) { send in
            // TODO(flowgen): Call Onfido, send `.preparing` or `.takingSelfie` and return `nil`.
            nil
        }
    }

    @discardableResult
    func close() async -> AwaitedIdentityStatus {
        flow.cancel(.check)
        // TODO(flowgen): Call Onfido, then send `.idle`.
        return status
    }

    /// The agent has left.
    // TODO(flowgen): Call this from Onfido's callback.
    func agentLeft() { flow.send(.reviewing) }

    /// Maps an error of Onfido to the app's error.
    private static func awaitedIdentityError(for error: any Error) -> AwaitedIdentityError {
        // TODO(flowgen): Map the errors of Onfido to the cases of `AwaitedIdentityError`.
        .unknown
    }
}

extension OnfidoManager {
    func makeAwaitedIdentitySDK() -> any AwaitedIdentitySDK {
        OnfidoAwaitedIdentitySDK(manager: self).verified()
    }
}
