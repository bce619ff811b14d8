import XCTest

@testable import App

/// Tests of ``BankRefundSDK`` against a stubbed SDK.
nonisolated final class BankRefundSDKTests: XCTestCase {
    @MainActor
    func testRefundEndsInPaid() async throws {
        // TODO(flowgen): Have a stubbed Bank succeed, call `refund(amount:progress:)`, and expect `.asking`, then `.paid`.
        throw XCTSkip("not written yet")
    }

    @MainActor
    func testRefundEndsInFailed() async throws {
        // TODO(flowgen): Have a stubbed Bank fail, call `refund(amount:progress:)`, and expect `.asking`, then `.failed`.
        throw XCTSkip("not written yet")
    }

    @MainActor
    func testDisputeEndsInPaid() async throws {
        // TODO(flowgen): Have a stubbed Bank succeed, call `dispute()`, and expect `.asking`, then `.paid`.
        throw XCTSkip("not written yet")
    }

    @MainActor
    func testDisputeEndsInFailed() async throws {
        // TODO(flowgen): Have a stubbed Bank fail, call `dispute()`, and expect `.asking`, then `.failed`.
        throw XCTSkip("not written yet")
    }

    @MainActor
    func testFollow() async throws {
        // TODO(flowgen): Have a stubbed Bank answer, call `follow()`, and expect `.asking`, then `.paid`.
        throw XCTSkip("not written yet")
    }

    @MainActor
    func testNote() async throws {
        // TODO(flowgen): Have a stubbed Bank answer, call `note()`, and expect what it does.
        throw XCTSkip("not written yet")
    }

    @MainActor
    func testRest() async throws {
        // TODO(flowgen): Have a stubbed Bank answer, call `rest()`, and expect `.idle`.
        throw XCTSkip("not written yet")
    }
}
