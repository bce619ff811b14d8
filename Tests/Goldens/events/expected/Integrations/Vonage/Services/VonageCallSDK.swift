import Combine

/// Implements ``CallSDK`` with Vonage.
///
/// The work of a step must not hold the wrapper, so that it ends when the app drops the wrapper: capture what it
/// needs, such as `[manager]`. Where Vonage calls a closure: `try await withCheckedThrowingContinuation`, with
/// `{ @Sendable in continuation.resume(with: $0) }` as the closure.
@MainActor
final class VonageCallSDK: CallSDK {
    private let manager: VonageManager
    private let flow = FlowRunner<CallFlow> { VonageCallSDK.callError(for: $0) }

    init(manager: VonageManager) {
        self.manager = manager
    }

    var status: CallStatus { flow.status }
    var statusPublisher: AnyPublisher<CallStatus, Never> { flow.statusPublisher }

    func join(room: String) {
        flow.start(.join, via: .connecting) { send in
            // TODO(flowgen): Call Vonage, send `.ringing` and return `.running(agent:)`.
            throw NotWritten()
        }
    }

    func hangUp() {
        flow.start(.hangUp) { _ in
            // TODO(flowgen): Call Vonage and return `.ended(reason:)`.
            throw NotWritten()
        }
    }

    /// The agent asks for a moment.
    // TODO(flowgen): Call this from Vonage's callback.
    func putOnHold() { flow.send(.onHold) }

    // TODO(flowgen): Call this from Vonage's callback.
    func cameBack(agent: String) { flow.send(.running(agent: agent)) }

    /// The connection broke.
    // TODO(flowgen): Call this from Vonage's callback.
    func broke(reason: CallError) { flow.send(.ended(reason: reason)) }

    /// Maps an error of Vonage to the app's error.
    private nonisolated static func callError(for error: any Error) -> CallError {
        // TODO(flowgen): Map the errors of Vonage to the cases of `CallError`.
        .lost
    }
}

extension VonageManager {
    func makeCallSDK() -> any CallSDK {
        VonageCallSDK(manager: self)
    }
}
