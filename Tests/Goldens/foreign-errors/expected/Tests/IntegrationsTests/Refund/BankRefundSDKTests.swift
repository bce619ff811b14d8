import XCTest

@testable import App

/// Tests of ``BankRefundSDK`` against a stubbed SDK.
nonisolated final class BankRefundSDKTests: XCTestCase {
    @MainActor
    func testRefundEndsInPaid() async throws {
        try await Self.contract.holds(for: .refund, endingIn: .paid)
    }

    @MainActor
    func testRefundEndsInFailed() async throws {
        try await Self.contract.holds(for: .refund, endingIn: .failed)
    }

    @MainActor
    func testDisputeEndsInPaid() async throws {
        try await Self.contract.holds(for: .dispute, endingIn: .paid)
    }

    @MainActor
    func testDisputeEndsInFailed() async throws {
        // TODO(flowgen): Have a stubbed Bank fail, call `dispute()`, and expect `.asking`, then `.failed`.
        throw XCTSkip("not written yet")
    }

    @MainActor
    func testFollow() async throws {
        try await Self.contract.holds(for: .follow)
    }

    @MainActor
    func testNote() async throws {
        try await Self.contract.holds(for: .note)
    }

    @MainActor
    func testRest() async throws {
        try await Self.contract.holds(for: .rest)
    }

    /// What the flow promises, asked of ``BankRefundSDK``.
    @MainActor
    private static var contract: RefundContract {
        RefundContract(make: makeRefundSDK)
    }

    /// Makes a fresh ``BankRefundSDK`` for a way through the flow.
    @MainActor
    private static func makeRefundSDK(for way: RefundContract.Way) async throws -> any RefundSDK {
        // TODO(flowgen): Return it with a stubbed Bank that answers as `way` says.
        throw XCTSkip("not written yet")
    }
}
