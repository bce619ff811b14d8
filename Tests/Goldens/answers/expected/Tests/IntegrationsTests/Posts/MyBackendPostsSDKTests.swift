import XCTest

@testable import App

/// Tests of ``MyBackendPostsSDK`` against a stubbed SDK.
nonisolated final class MyBackendPostsSDKTests: XCTestCase {
    @MainActor
    func testCount() async throws {
        try await Self.contract.holds(for: .count)
    }

    @MainActor
    func testFetch() async throws {
        try await Self.contract.holds(for: .fetch)
    }

    @MainActor
    func testUpload() async throws {
        try await Self.contract.holds(for: .upload)
    }

    @MainActor
    func testRename() async throws {
        try await Self.contract.holds(for: .rename)
    }

    @MainActor
    func testWatch() async throws {
        try await Self.contract.holds(for: .watch)
    }

    @MainActor
    func testIsCached() async throws {
        try await Self.contract.holds(for: .isCached)
    }

    @MainActor
    func testParse() async throws {
        try await Self.contract.holds(for: .parse)
    }

    @MainActor
    func testTrack() async throws {
        // TODO(flowgen): Have a stubbed MyBackend answer, call `track(position:)`, and expect what it does.
        throw XCTSkip("not written yet")
    }

    /// What the flow promises, asked of ``MyBackendPostsSDK``.
    @MainActor
    private static var contract: PostsContract {
        PostsContract(make: makePostsSDK)
    }

    /// Makes a fresh ``MyBackendPostsSDK`` for a way through the flow.
    @MainActor
    private static func makePostsSDK(for way: PostsContract.Way) async throws -> any PostsSDK {
        // TODO(flowgen): Return it with a stubbed MyBackend that answers as `way` says.
        throw XCTSkip("not written yet")
    }
}
