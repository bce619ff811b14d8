import Foundation

/// Implements ``ExchangeSDK`` with Coins.
///
/// The work of a step must not hold the wrapper, so that it ends when the app drops the wrapper: capture what it
/// needs, such as `[manager]`. For a closure of Coins: `try await withCheckedThrowingContinuation { … }`.
nonisolated final class CoinsExchangeSDK: ExchangeSDK {
    private let manager: CoinsManager
    private let flow = LockedFlowRunner<ExchangeFlow>(.idle) { CoinsExchangeSDK.exchangeError(for: $0) }

    init(manager: CoinsManager) {
        self.manager = manager
    }

    var status: ExchangeStatus { flow.status }
    var statuses: AsyncStream<ExchangeStatus> { flow.statuses }

    @discardableResult
    func swap(amount: Int) async -> ExchangeStatus {
        await flow.run(.swap, via: .asking) { _ in
            // TODO(flowgen): Call Coins and return `.swapped`.
            throw ExchangeError.tooDear
        }
    }

    func quotes() -> AsyncThrowingStream<Int, any Error> {
        flow.stream(
            .quotes, via: .asking,
            map: { $0 },
            work: { send, yield in
                // TODO(flowgen): Call Coins, yield each value and send `.idle`.
                throw URLError(.unknown)
            })
    }

    /// Maps an error of Coins to the app's error.
    private static func exchangeError(for error: any Error) -> ExchangeError {
        // TODO(flowgen): Map the errors of Coins to the cases of `ExchangeError`.
        .tooDear
    }
}

extension CoinsManager {
    func makeExchangeSDK() -> any ExchangeSDK {
        CoinsExchangeSDK(manager: self).verified()
    }
}
