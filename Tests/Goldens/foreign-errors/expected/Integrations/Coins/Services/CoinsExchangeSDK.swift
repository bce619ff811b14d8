/// Implements ``ExchangeSDK`` with Coins.
///
/// The work of a step must not hold the wrapper, so that it ends when the app drops the wrapper: capture what it
/// needs, such as `[manager]`. Where Coins calls a closure: `try await withCheckedThrowingContinuation`, with
/// `{ @Sendable in continuation.resume(with: $0) }` as the closure.
nonisolated final class CoinsExchangeSDK: ExchangeSDK {
    private let manager: CoinsManager
    private let flow = FlowRunner<ExchangeFlow> { CoinsExchangeSDK.exchangeError(for: $0) }

    init(manager: CoinsManager) {
        self.manager = manager
    }

    var status: ExchangeStatus { flow.status }
    var statuses: AsyncStream<ExchangeStatus> { flow.statuses }

    @discardableResult
    func swap(amount: Int) async -> ExchangeStatus {
        await flow.run(.swap, via: .asking) { _ in
            // TODO(flowgen): Call Coins and return `.swapped`.
            throw NotWritten()
        }
    }

    func quotes() -> AsyncThrowingStream<Int, any Error> {
        flow.stream(.quotes, via: .asking) { send, yield in
            // TODO(flowgen): Call Coins, send `.idle` and yield each value.
            throw NotWritten()
        }
    }

    /// Maps an error of Coins to the app's error.
    private nonisolated static func exchangeError(for error: any Error) -> ExchangeError {
        // TODO(flowgen): Map the errors of Coins to the cases of `ExchangeError`.
        .tooDear
    }
}

extension CoinsManager {
    func makeExchangeSDK() -> any ExchangeSDK {
        CoinsExchangeSDK(manager: self)
    }
}
