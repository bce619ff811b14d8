#if DEBUG
import XCTest

/// Tests of ``JWPlayerVideosSDK`` against a stub of DeepSwiftSeek.
nonisolated final class JWPlayerVideosSDKTests: XCTestCase {
    @MainActor
    func testItKeepsToTheFlow() async throws {
        try await VideosContract { scenario in
            // TODO(flowgen): Return a wrapper around a stubbed DeepSwiftSeek that answers as `scenario` prescribes.
            throw ScenarioSkipped("not written yet")
        }.assertHolds()
    }
}
#endif
