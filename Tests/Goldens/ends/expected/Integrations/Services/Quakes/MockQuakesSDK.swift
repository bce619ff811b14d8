#if DEBUG
/// A mock of ``QuakesSDK`` for tests and previews.
@MainActor
final class MockQuakesSDK: QuakesSDK {
    // What was called.
    private(set) var calls: [QuakesFlow.Step] = []

    // What the steps do; a test can replace it.
    var onMagnitudes: @MainActor (_ yield: (Double) -> Void) async throws -> Void = { yield in
        yield(1)
        return try await untilEnded()
    }

    private let flow = FlowRunner<QuakesFlow> { _ in .offline }

    private let lineLostSubject = FlowSignal<Void>()

    var lineLostValues: AsyncStream<Void> { lineLostSubject.stream }
    /// Reports it, which leaves the status as it is.
    func lineLost() {
        flow.cancel(.magnitudes)
        lineLostSubject.send(())
    }

    func magnitudes() -> AsyncThrowingStream<Double, any Error> {
        calls.append(.magnitudes)
        return flow.stream(.magnitudes) { [onMagnitudes] _, yield in try await onMagnitudes(yield) }
    }

    /// Returns once no step is running.
    func finishSteps() async { await flow.finishSteps() }
}
#endif
