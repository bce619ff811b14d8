import Services

/// Implements ``BellSDK`` with Van.
///
/// The work of a step must not hold the wrapper, so that it ends when the app drops the wrapper: capture what it
/// needs, such as `[manager]`. Where Van calls a closure: `try await withCheckedThrowingContinuation`, with
/// `{ @Sendable in continuation.resume(with: $0) }` as the closure.
@MainActor
final class VanBellSDK: BellSDK {
    private let manager: VanManager
    private let flow = FlowRunner<BellFlow> { VanBellSDK.bellError(for: $0) }

    init(manager: VanManager) {
        self.manager = manager
    }

    var status: BellStatus { flow.status }
    func observeStatus(_ observer: @escaping (BellStatus) -> Void) -> FlowObservation { flow.observe(observer) }

    func ring(times: Int, completion: @escaping (Result<Bool, BellError>) -> Void) {
        flow.start(
            .ring,
            completion: { completion($0.mapError { $0 as? BellError ?? Self.bellError(for: $0) }) },
            work: { send in
                // TODO(flowgen): Call Van, send `.ringing` and return the answer.
                throw NotWritten()
            }
        )
    }

    /// Maps an error of Van to the app's error.
    private nonisolated static func bellError(for error: any Error) -> BellError {
        // TODO(flowgen): Map the errors of Van to the cases of `BellError`.
        .broken
    }
}

extension VanManager {
    func makeBellSDK() -> any BellSDK {
        VanBellSDK(manager: self)
    }
}
