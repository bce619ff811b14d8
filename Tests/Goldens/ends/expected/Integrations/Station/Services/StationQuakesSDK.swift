/// Implements ``QuakesSDK`` with Station.
///
/// The work of a step must not hold the wrapper, so that it ends when the app drops the wrapper: capture what it
/// needs, such as `[manager]`. Where Station calls a closure: `try await withCheckedThrowingContinuation`, with
/// `{ @Sendable in continuation.resume(with: $0) }` as the closure.
@MainActor
final class StationQuakesSDK: QuakesSDK {
    private let manager: StationManager
    private let flow = FlowRunner<QuakesFlow> { StationQuakesSDK.quakesError(for: $0) }
    private let lineLostSubject = FlowSignal<Void>()

    init(manager: StationManager) {
        self.manager = manager
    }

    var lineLostValues: AsyncStream<Void> { lineLostSubject.stream }

    func magnitudes() -> AsyncThrowingStream<Double, any Error> {
        flow.stream(.magnitudes) { _, yield in
            // TODO(flowgen): Call Station, yield each value and wait with `return try await untilEnded()`.
            throw NotWritten()
        }
    }

    /// The station is out of reach.
    // TODO(flowgen): Call this from Station's callback.
    func lineLost() {
        flow.cancel(.magnitudes)
        lineLostSubject.send(())
    }

    /// Maps an error of Station to the app's error.
    private nonisolated static func quakesError(for error: any Error) -> QuakesError {
        // TODO(flowgen): Map the errors of Station to the cases of `QuakesError`.
        .offline
    }
}

extension StationManager {
    func makeQuakesSDK() -> any QuakesSDK {
        StationQuakesSDK(manager: self)
    }
}
