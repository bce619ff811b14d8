/// Serves ``ExchangeSDK`` with Coins.
actor CoinsExchangeSDK: ExchangeSDK {
    private let manager: CoinsManager
    private let statusSubject = ExchangeValueSubject<ExchangeStatus>(.idle)
    /// Takes over what calls from outside have the actor do, one after the other.
    private let calls: AsyncStream<@Sendable () async -> Void>.Continuation
    private var swapTask: Task<Void, Never>?
    private var quotesTask: Task<Void, Never>?

    init(manager: CoinsManager) {
        self.manager = manager
        let (stream, continuation) = AsyncStream<@Sendable () async -> Void>.makeStream()
        calls = continuation
        Task {
            for await call in stream { await call() }
        }
    }

    deinit {
        calls.finish()
    }

    /// A new stream for each reader: the current status first, then each change.
    nonisolated var statuses: AsyncStream<ExchangeStatus> {
        statusSubject.stream()
    }

    /// Taps swap.
    ///
    /// Starts from `idle`, `swapped` or `failed`, passes through `asking`, ends in `swapped` or
    /// `failed`.
    ///
    /// - Parameter amount: The amount.
    func swap(amount: Int) async {
        await waitForTurn()
        swapTask?.cancel()
        statusSubject.send(.asking)
        let task = Task {
            do {
                try Task.checkCancellation()
                // TODO(flowgen): Call Coins, then send `.swapped`. Closures: `try await withCheckedThrowingContinuation { … }`.
                throw ExchangeError.tooDear
            } catch {
                guard !Task.isCancelled else { return }
                statusSubject.send(.failed(exchangeError(for: error)))
            }
        }
        swapTask = task
        await withTaskCancellationHandler {
            await task.value
        } onCancel: {
            task.cancel()
        }
    }

    /// Looks at the prices.
    ///
    /// Starts from `idle` or `swapped`, passes through `asking`, ends in `idle`.
    ///
    /// - Returns: A stream that may fail with ``URLError``.
    nonisolated func quotes() -> AsyncThrowingStream<Int, any Error> {
        let (stream, continuation) = AsyncThrowingStream<Int, any Error>.makeStream()
        calls.yield {
            await self.quotesInTurn(continuation: continuation)
        }
        return stream
    }

    /// Does `quotes()` when its turn has come.
    private func quotesInTurn(continuation: AsyncThrowingStream<Int, any Error>.Continuation) {
        quotesTask?.cancel()
        statusSubject.send(.asking)
        let task = Task {
            do {
                try Task.checkCancellation()
                // TODO(flowgen): Call Coins, then send `.idle` and yield each value to `continuation` and finish it. Closures: `{ @Sendable value in continuation.yield(value) }`.
                throw ExchangeError.tooDear
            } catch {
                guard !Task.isCancelled else { return continuation.finish() }
                continuation.finish(throwing: error)
            }
        }
        continuation.onTermination = { _ in task.cancel() }
        quotesTask = task
    }

    /// Returns when all that was handed over before is done.
    private nonisolated func waitForTurn() async {
        await withCheckedContinuation { continuation in
            calls.yield { continuation.resume() }
        }
    }

    /// Maps an error of the SDK to the app's error.
    nonisolated func exchangeError(for error: any Error) -> ExchangeError {
        if let error = error as? ExchangeError { return error }
        // TODO(flowgen): Map the errors of Coins to the cases of `ExchangeError`.
        return .tooDear
    }
}

extension CoinsManager {
    /// Makes the wrapper that serves ``ExchangeSDK``.
    func makeExchangeSDK() -> any ExchangeSDK {
        CoinsExchangeSDK(manager: self)
    }
}
