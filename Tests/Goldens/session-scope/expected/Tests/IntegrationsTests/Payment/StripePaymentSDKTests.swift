import XCTest

@testable import App

/// Tests of ``StripePaymentSDK`` against a stubbed SDK.
nonisolated final class StripePaymentSDKTests: XCTestCase {
    @MainActor
    func testPayEndsInPaid() async throws {
        // TODO(flowgen): Have a stubbed Stripe succeed, call `pay(amount:)`, and expect `.paying`, then `.paid`.
        throw XCTSkip("not written yet")
    }

    @MainActor
    func testPayEndsInFailed() async throws {
        // TODO(flowgen): Have a stubbed Stripe fail, call `pay(amount:)`, and expect `.paying`, then `.failed`.
        throw XCTSkip("not written yet")
    }
}
