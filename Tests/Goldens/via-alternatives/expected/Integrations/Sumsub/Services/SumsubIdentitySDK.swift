import Combine

/// Implements ``IdentitySDK`` with Sumsub.
///
/// The work of a step must not hold the wrapper, so that it ends when the app drops the wrapper: capture what it
/// needs, such as `[manager]`. For a closure of Sumsub: `try await withCheckedThrowingContinuation { … }`.
@MainActor
final class SumsubIdentitySDK: IdentitySDK {
    private let manager: SumsubManager
    private let flow = FlowRunner<IdentityFlow>(.idle) { SumsubIdentitySDK.identityError(for: $0) }

    init(manager: SumsubManager) {
        self.manager = manager
    }

    var status: IdentityStatus { flow.status }
    var statusPublisher: AnyPublisher<IdentityStatus, Never> { flow.statusPublisher }

    func check(level: String) {
        flow.run(.check) { send in
            // TODO(flowgen): Call Sumsub, send `.scanningDocument` or `.takingSelfie`, send `.reviewing` or `.waitingForAgent(seconds:)` and return `.approved` or `.rejected`.
            throw IdentityError.unknown
        }
    }

    func upload() {
        flow.run(.upload, via: .preparing) { send in
            // TODO(flowgen): Call Sumsub, send `.scanningDocument` or `.waitingForAgent(seconds:)`, send `.reviewing` and return `.approved`.
            throw IdentityError.unknown
        }
    }

    func remind() {
        flow.run(.remind) { send in
            // TODO(flowgen): Call Sumsub, send `.preparing` or `.takingSelfie` and return `nil`.
            nil
        }
    }

    func close() {
        flow.cancel(.check)
        // TODO(flowgen): Call Sumsub, then send `.idle`.
    }

    /// The agent has left.
    // TODO(flowgen): Call this from Sumsub's callback.
    func agentLeft() { flow.send(.reviewing) }

    /// Maps an error of Sumsub to the app's error.
    private static func identityError(for error: any Error) -> IdentityError {
        // TODO(flowgen): Map the errors of Sumsub to the cases of `IdentityError`.
        .unknown
    }
}

extension SumsubManager {
    func makeIdentitySDK() -> any IdentitySDK {
        SumsubIdentitySDK(manager: self).verified()
    }
}
