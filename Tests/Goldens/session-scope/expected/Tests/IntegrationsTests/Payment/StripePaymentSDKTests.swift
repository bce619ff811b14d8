import XCTest

@testable import App

/// Tests of ``StripePaymentSDK`` against a stubbed SDK.
nonisolated final class StripePaymentSDKTests: XCTestCase {
    @MainActor
    func testPayEndsInPaid() async throws {
        try await Self.contract.holds(for: .pay, endingIn: .paid)
    }

    @MainActor
    func testPayEndsInFailed() async throws {
        try await Self.contract.holds(for: .pay, endingIn: .failed)
    }

    /// What the flow promises, asked of ``StripePaymentSDK``.
    @MainActor
    private static var contract: PaymentContract {
        PaymentContract(make: makePaymentSDK)
    }

    /// Makes a fresh ``StripePaymentSDK`` for a way through the flow.
    @MainActor
    private static func makePaymentSDK(
        for way: PaymentContract.Way
    ) async throws -> any PaymentSDK {
        // TODO(flowgen): Return it with a stubbed Stripe that answers as `way` says.
        throw XCTSkip("not written yet")
    }
}
