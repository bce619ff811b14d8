import Combine

/// Implements ``CallSDK`` with Vonage.
///
/// The work of a step must not hold the wrapper, so that it ends when the app drops the wrapper: capture what it
/// needs, such as `[manager]`. For a closure of Vonage: `try await withCheckedThrowingContinuation { … }`.
@MainActor
final class VonageCallSDK: CallSDK {
    private let manager: VonageManager
    private let flow = FlowRunner<CallFlow>(.idle) { VonageCallSDK.callError(for: $0) }

    init(manager: VonageManager) {
        self.manager = manager
    }

    var status: CallStatus { flow.status }
    var statusPublisher: AnyPublisher<CallStatus, Never> { flow.statusPublisher }

    func join(room: String) {
        flow.run(.join, via: .connecting, .ringing) { _ in
            // TODO(flowgen): Call Vonage and return `.running(agent:)`.
            throw CallError.lost
        }
    }

    func hangUp() {
        flow.cancel(.join)
        flow.run(.hangUp) { _ in
            // TODO(flowgen): Call Vonage and return `nil`.
            throw CallError.lost
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
    private static func callError(for error: any Error) -> CallError {
        // TODO(flowgen): Map the errors of Vonage to the cases of `CallError`.
        .lost
    }
}

extension VonageManager {
    func makeCallSDK() -> any CallSDK {
        VonageCallSDK(manager: self).verified()
    }
}
