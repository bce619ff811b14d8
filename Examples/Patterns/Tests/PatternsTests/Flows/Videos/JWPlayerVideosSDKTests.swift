#if DEBUG
    import Combine
    import XCTest

    @testable import Patterns

    /// Tests of ``JWPlayerVideosSDK`` against the stand-in for JWPlayerKit.
    nonisolated final class JWPlayerVideosSDKTests: XCTestCase {
        @MainActor
        func testItKeepsToTheFlow() async throws {
            try await VideosContract { scenario in
                // The library has no video with the contract's id.
                let isMissing = scenario.error == .noSuchVideo
                guard scenario != .fetchVideoSucceeds,
                    !isMissing || scenario.moves.last?.step == .fetchVideo
                else { throw ScenarioSkipped("the stand-in cannot") }
                let library = scenario.fails && !isMissing ? "missing" : "all"
                return self.launched(library: "/playlists/\(library)").makeVideosSDK()
            }.assertHolds()
        }

        @MainActor
        func testFetchVideos() async throws {
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
            let manager = launched()
            let sdk = manager.makeVideosSDK()
            let found = await Answers(sdk.fetchVideo(withID: "jw-1").map(\.title)).first(1)
            XCTAssertEqual(found, [.value("How bees dance")])
            let missing = await Answers(sdk.fetchVideo(withID: "jw-7").map(\.title)).first(1)
            XCTAssertEqual(missing, [.failure("noSuchVideo")])
        }

        @MainActor
        private func launched(library: String = "/playlists/all") -> JWPlayerManager {
            let manager = JWPlayerManager(library: URL(fileURLWithPath: library))
            manager.launch(options: [:])
            return manager
        }
    }
#endif
