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
        print("joining", room)
        flow.start(.join, via: .connecting, .ringing) { _ in
            // TODO(flowgen): Call Vonage and return `.running(agent:)`.
            throw NotWritten()
        }
    }

    func hangUp() {
        flow.cancel(.join)
        flow.start(.hangUp) { _ in
            // TODO(flowgen): Call Vonage and return `nil`.
            throw NotWritten()
        }
    }

    /// What an error of the SDK is to the app.
    private nonisolated static func callError(for error: any Error) -> CallError {
        .lost
    }
}

extension VonageManager {
    func makeCallSDK() -> any CallSDK {
        VonageCallSDK(manager: self)
    }
}
