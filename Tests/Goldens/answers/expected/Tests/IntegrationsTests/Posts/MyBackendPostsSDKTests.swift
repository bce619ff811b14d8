import XCTest

@testable import App

/// Tests of ``MyBackendPostsSDK`` against a stubbed SDK.
nonisolated final class MyBackendPostsSDKTests: XCTestCase {
    @MainActor
    func testCount() async throws {
        // TODO(flowgen): Have a stubbed MyBackend answer, call `count()`, and expect what it does.
        throw XCTSkip("not written yet")
    }

    @MainActor
    func testFetch() async throws {
        // TODO(flowgen): Have a stubbed MyBackend answer, call `fetch(page:)`, and expect what it does.
        throw XCTSkip("not written yet")
    }

    @MainActor
    func testUpload() async throws {
        // TODO(flowgen): Have a stubbed MyBackend answer, call `upload(post:)`, and expect what it does.
        throw XCTSkip("not written yet")
    }

    @MainActor
    func testRename() async throws {
        // TODO(flowgen): Have a stubbed MyBackend answer, call `rename(title:)`, and expect what it does.
        throw XCTSkip("not written yet")
    }

    @MainActor
    func testWatch() async throws {
        // TODO(flowgen): Have a stubbed MyBackend answer, call `watch()`, and expect what it does.
        throw XCTSkip("not written yet")
    }

    @MainActor
    func testIsCached() async throws {
        // TODO(flowgen): Have a stubbed MyBackend answer, call `isCached()`, and expect what it does.
        throw XCTSkip("not written yet")
    }

    @MainActor
    func testParse() async throws {
        // TODO(flowgen): Have a stubbed MyBackend answer, call `parse(link:)`, and expect what it does.
        throw XCTSkip("not written yet")
    }

    @MainActor
    func testTrack() async throws {
        // TODO(flowgen): Have a stubbed MyBackend answer, call `track(position:)`, and expect what it does.
        throw XCTSkip("not written yet")
    }
}
