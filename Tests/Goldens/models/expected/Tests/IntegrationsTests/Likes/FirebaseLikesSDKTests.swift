import XCTest

/// Tests of ``FirebaseLikesSDK`` against a stubbed SDK.
nonisolated final class FirebaseLikesSDKTests: XCTestCase {
    @MainActor
    func testLike() async throws {
        // TODO(flowgen): Have a stubbed Firebase answer, call `like(video:)`, and expect what it does.
        throw XCTSkip("not written yet")
    }
}
