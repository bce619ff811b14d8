import XCTest

@testable import App

/// Tests of ``BackendFeedSDK`` against a stubbed SDK.
nonisolated final class BackendFeedSDKTests: XCTestCase {
    @MainActor
    func testLoadEndsInLoaded() async throws {
        // TODO(flowgen): Have a stubbed Backend succeed, call `load()`, and expect `.loaded`.
        throw XCTSkip("not written yet")
    }

    @MainActor
    func testLoadEndsInFailed() async throws {
        // TODO(flowgen): Have a stubbed Backend fail, call `load()`, and expect `.failed`.
        throw XCTSkip("not written yet")
    }
}
