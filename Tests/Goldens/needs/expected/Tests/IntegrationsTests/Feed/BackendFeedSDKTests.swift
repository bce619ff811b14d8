import XCTest

@testable import App

/// Tests of ``BackendFeedSDK`` against a stubbed SDK.
nonisolated final class BackendFeedSDKTests: XCTestCase {
    @MainActor
    func testLoadEndsInLoaded() async throws {
        try await Self.contract.holds(for: .load, endingIn: .loaded)
    }

    @MainActor
    func testLoadEndsInFailed() async throws {
        try await Self.contract.holds(for: .load, endingIn: .failed)
    }

    /// What the flow promises, asked of ``BackendFeedSDK``.
    @MainActor
    private static var contract: FeedContract {
        FeedContract(make: makeFeedSDK)
    }

    /// Makes a fresh ``BackendFeedSDK`` for a way through the flow.
    @MainActor
    private static func makeFeedSDK(for way: FeedContract.Way) async throws -> any FeedSDK {
        // TODO(flowgen): Return it with a stubbed Backend that answers as `way` says.
        throw XCTSkip("not written yet")
    }
}
