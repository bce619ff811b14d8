import Combine
import XCTest

@testable import Patterns

/// Tests of ``JWPlayerVideosSDK`` against the stand-in for JWPlayerKit.
nonisolated final class JWPlayerVideosSDKTests: XCTestCase {
    @MainActor
    func testFetchVideos() async throws {
        try await Self.contract.holds(for: .fetchVideos)
        let manager = launched()
        let sdk = manager.makeVideosSDK()
        let videos = Answers(sdk.fetchVideos().map { @Sendable in $0.map(\.title) })
        let all = await videos.first(2)
        XCTAssertEqual(all, [.value(["How bees dance", "Untitled"]), .end])
    }

    @MainActor
    func testFetchVideosFails() async throws {
        let manager = launched(library: "/playlists/missing")
        let sdk = manager.makeVideosSDK()
        let videos = Answers(sdk.fetchVideos().map { @Sendable in $0.map(\.title) })
        let all = await videos.first(1)
        XCTAssertEqual(all, [.failure("libraryFailed")])
    }

    @MainActor
    func testFetchVideosCalledAgainEndsTheEarlierCall() async throws {
        let manager = launched(library: "/playlists/slow")
        let sdk = manager.makeVideosSDK()
        let first = sdk.fetchVideos()
        let second = Answers(sdk.fetchVideos().map(\.count))
        let all = await second.first(1)
        XCTAssertEqual(all, [.value(2)])
        let ended = await Answers(first.map(\.count)).first(1)
        XCTAssertEqual(ended, [.end])
    }

    @MainActor
    func testFetchVideo() async throws {
        try await Self.contract.holds(for: .fetchVideo)
        let manager = launched()
        let sdk = manager.makeVideosSDK()
        let found = await Answers(sdk.fetchVideo(withID: "jw-1").map(\.title)).first(1)
        XCTAssertEqual(found, [.value("How bees dance")])
        let missing = await Answers(sdk.fetchVideo(withID: "jw-7").map(\.title)).first(1)
        XCTAssertEqual(missing, [.failure("noSuchVideo")])
    }

    /// What the flow promises, asked of ``JWPlayerVideosSDK``.
    @MainActor
    private static var contract: VideosContract {
        VideosContract(make: makeVideosSDK)
    }

    /// Makes a fresh ``JWPlayerVideosSDK`` for a way through the flow.
    @MainActor
    private static func makeVideosSDK(for way: VideosContract.Way) async throws -> any VideosSDK {
        // The library holds no video of the way's name.
        guard way != .fetchVideoSucceeds else { throw XCTSkip("the stand-in cannot") }
        let library = "/playlists/" + (way.fails ? "missing" : "all")
        let manager = JWPlayerManager(library: URL(fileURLWithPath: library))
        manager.launch(options: [:])
        return manager.makeVideosSDK()
    }

    @MainActor
    private func launched(library: String = "/playlists/all") -> JWPlayerManager {
        let manager = JWPlayerManager(library: URL(fileURLWithPath: library))
        manager.launch(options: [:])
        return manager
    }
}
