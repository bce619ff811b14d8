import Offers

/// Implements ``BellSDK`` with Van.
///
/// The work of a step must not hold the wrapper, so that it ends when the app drops the wrapper: capture what it
/// needs, such as `[manager]`. For a closure of Van: `try await withCheckedThrowingContinuation { … }`.
@MainActor
final class VanBellSDK: BellSDK {
    private let manager: VanManager
    private let flow = FlowRunner<BellFlow>(.silent) { VanBellSDK.bellError(for: $0) }

    init(manager: VanManager) {
        self.manager = manager
    }

    var status: BellStatus { flow.status }
    func observeStatus(_ observer: @escaping (BellStatus) -> Void) -> FlowObservation { flow.observe(observer) }

    func ring(times: Int, completion: @escaping (Result<Bool, BellError>) -> Void) {
        flow.run(.ring, completion: completion) { send in
            // TODO(flowgen): Call Van, send `.ringing` and return the answer.
            throw BellError.broken
        }
    }

    /// Maps an error of Van to the app's error.
    private static func bellError(for error: any Error) -> BellError {
        // TODO(flowgen): Map the errors of Van to the cases of `BellError`.
        .broken
    }
}

extension VanManager {
    func makeBellSDK() -> any BellSDK {
        VanBellSDK(manager: self).verified()
    }
}
