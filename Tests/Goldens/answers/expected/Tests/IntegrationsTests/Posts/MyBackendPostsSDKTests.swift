#if DEBUG
import XCTest

@testable import App

/// Tests of ``MyBackendPostsSDK`` against a stub of MyBackend.
nonisolated final class MyBackendPostsSDKTests: XCTestCase {
    @MainActor
    func testItKeepsToTheFlow() async throws {
        try await PostsContract { scenario in
            // TODO(flowgen): Return a wrapper around a stubbed MyBackend that answers as `scenario` prescribes.
            throw ScenarioSkipped("not written yet")
        }.assertHolds()
    }
}
#endif
