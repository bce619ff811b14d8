import XCTest

/// Tests of ``FirebaseVideosSDK`` against a stubbed SDK.
nonisolated final class FirebaseVideosSDKTests: XCTestCase {
    @MainActor
    func testFetchVideos() async throws {
        try await Self.contract.holds(for: .fetchVideos)
    }

    /// What the flow promises, asked of ``FirebaseVideosSDK``.
    @MainActor
    private static var contract: VideosContract {
        VideosContract(make: makeVideosSDK)
    }

    /// Makes a fresh ``FirebaseVideosSDK`` for a way through the flow.
    @MainActor
    private static func makeVideosSDK(for way: VideosContract.Way) async throws -> any VideosSDK {
        // TODO(flowgen): Return it with a stubbed Firebase that answers as `way` says.
        throw XCTSkip("not written yet")
    }
}
