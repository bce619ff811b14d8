#if DEBUG
import Foundation

/// A mock of ``ExchangeSDK`` for tests and previews.
@dynamicMemberLookup
nonisolated final class MockExchangeSDK: ExchangeSDK, @unchecked Sendable {
    private let lock = NSLock()
    private var spy: Spy

    struct Spy {
        fileprivate(set) var calls: [ExchangeFlow.Step] = []
        fileprivate(set) var swapCalls: [Int] = []
        fileprivate var lastError: any Error = FlowSampleError()
        var onSwap: @Sendable (_ amount: Int) async throws -> ExchangeStatus
        var onQuotes: @Sendable (_ send: ExchangeFlow.Send, _ yield: (Int) -> Void) async throws -> Void
    }

    /// The members of the spy are the mock's: what was called, and what the steps do.
    subscript<Value>(dynamicMember member: WritableKeyPath<Spy, Value>) -> Value {
        get { lock.withLock { spy[keyPath: member] } }
        set { lock.withLock { spy[keyPath: member] = newValue } }
    }

    subscript<Value>(dynamicMember member: KeyPath<Spy, Value>) -> Value {
        lock.withLock { spy[keyPath: member] }
    }

    private let flow = FlowRunner<ExchangeFlow> { _ in .tooDear }

    init(clock: any Clock<Duration> = ContinuousClock()) {
        spy = Spy(
            onSwap: { amount in
                try await clock.sleep(for: .seconds(0.2))
                return .swapped
            },
            onQuotes: { send, yield in
                try await clock.sleep(for: .seconds(0.05))
                yield(1)
                yield(2)
                send(.idle)
            }
        )
    }

    var status: ExchangeStatus { flow.status }
    var statuses: AsyncStream<ExchangeStatus> { flow.statuses }

    var lastError: any Error {
        get { lock.withLock { spy.lastError } }
        set { lock.withLock { spy.lastError = newValue } }
    }

    @discardableResult
    func swap(amount: Int) async -> ExchangeStatus {
        self.lock.withLock { self.spy.calls.append(.swap) }
        self.lock.withLock { self.spy.swapCalls.append(amount) }
        return await flow.run(.swap, via: .asking) { [onSwap = self.onSwap] _ in try await onSwap(amount) }
    }

    func quotes() -> AsyncThrowingStream<Int, any Error> {
        self.lock.withLock { self.spy.calls.append(.quotes) }
        return flow.stream(.quotes, via: .asking) { [onQuotes = self.onQuotes] send, yield in
            try await onQuotes(send, yield)
        }
    }

    /// Sends the statuses of a scenario, as if its steps had been called.
    @MainActor func play(_ scenario: ExchangeScenario) {
        scenario.moves.flatMap(\.statuses).forEach { flow.send($0) }
    }

    /// Returns once no step is running.
    func finishSteps() async { await flow.finishSteps() }
}
#endif
