import XCTest

@testable import App

/// Tests of ``CoinsExchangeSDK`` against a stubbed SDK.
nonisolated final class CoinsExchangeSDKTests: XCTestCase {
    @MainActor
    func testSwapEndsInSwapped() async throws {
        try await Self.contract.holds(for: .swap, endingIn: .swapped)
    }

    @MainActor
    func testSwapEndsInFailed() async throws {
        try await Self.contract.holds(for: .swap, endingIn: .failed)
    }

    @MainActor
    func testQuotes() async throws {
        try await Self.contract.holds(for: .quotes)
    }

    /// What the flow promises, asked of ``CoinsExchangeSDK``.
    @MainActor
    private static var contract: ExchangeContract {
        ExchangeContract(make: makeExchangeSDK)
    }

    /// Makes a fresh ``CoinsExchangeSDK`` for a way through the flow.
    @MainActor
    private static func makeExchangeSDK(
        for way: ExchangeContract.Way
    ) async throws -> any ExchangeSDK {
        // TODO(flowgen): Return it with a stubbed Coins that answers as `way` says.
        throw XCTSkip("not written yet")
    }
}
