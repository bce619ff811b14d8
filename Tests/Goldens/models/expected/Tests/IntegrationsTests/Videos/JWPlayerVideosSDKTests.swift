import XCTest

/// Tests of ``JWPlayerVideosSDK`` against a stubbed SDK.
nonisolated final class JWPlayerVideosSDKTests: XCTestCase {
    @MainActor
    func testFetchVideos() async throws {
        try await Self.contract.holds(for: .fetchVideos)
    }

    /// What the flow promises, asked of ``JWPlayerVideosSDK``.
    @MainActor
    private static var contract: VideosContract {
        VideosContract(make: makeVideosSDK)
    }

    /// Makes a fresh ``JWPlayerVideosSDK`` for a way through the flow.
    @MainActor
    private static func makeVideosSDK(for way: VideosContract.Way) async throws -> any VideosSDK {
        // TODO(flowgen): Return it with a stubbed DeepSwiftSeek that answers as `way` says.
        throw XCTSkip("not written yet")
    }
}
