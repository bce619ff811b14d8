#if DEBUG
    import Combine
    @preconcurrency import JWPlayerKit
    import XCTest

    @testable import Patterns

    /// Tests of ``JWPlayerVideosSDK`` against the stand-in for JWPlayerKit.
    nonisolated final class JWPlayerVideosSDKTests: XCTestCase {
        @MainActor
        func testItKeepsToTheFlow() async throws {
            let violations = try await VideosContract { scenario in
                switch scenario {
                case .fetchVideosSucceeds, .fetchVideoFailsWithNoSuchVideo: Self.launched().makeVideosSDK()
                case .fetchVideosFails, .fetchVideoFailsWithLibraryFailed:
                    Self.launched(library: "/playlists/missing").makeVideosSDK()
                // The library has no video with the contract's id.
                case .fetchVideoSucceeds: nil
                }
            }.violations()
            XCTAssertEqual(violations, [])
        }

        @MainActor
        func testFetchVideos() async throws {
            let manager = Self.launched()
            let sdk = manager.makeVideosSDK()
            let videos = try await values(of: sdk.fetchVideos())
            XCTAssertEqual(videos.map { $0.map(\.title) }, [["How bees dance", "Untitled"]])
        }

        @MainActor
        func testFetchVideosFails() async throws {
            let manager = Self.launched(library: "/playlists/missing")
            let sdk = manager.makeVideosSDK()
            do {
                _ = try await values(of: sdk.fetchVideos())
                XCTFail("there is no library")
            } catch VideosError.libraryFailed {}
        }

        @MainActor
        func testACallEndsTheOneBefore() async throws {
            let manager = Self.launched(library: "/playlists/slow")
            let sdk = manager.makeVideosSDK()
            let first = Task { try await values(of: sdk.fetchVideos()) }
            try await eventually { manager.view.player.playbackStateDelegate != nil }
            let second = try await values(of: sdk.fetchVideos())
            XCTAssertEqual(second.map(\.count), [2])
            do {
                _ = try await first.value
                XCTFail("there is one player")
            } catch VideosError.libraryFailed(is CancellationError) {}
        }

        @MainActor
        func testFetchVideo() async throws {
            let manager = Self.launched()
            let sdk = manager.makeVideosSDK()
            let videos = try await values(of: sdk.fetchVideo(withID: "jw-1"))
            XCTAssertEqual(videos.map(\.title), ["How bees dance"])
        }

        @MainActor
        private static func launched(library: String = "/playlists/all") -> JWPlayerManager {
            let manager = JWPlayerManager(library: URL(fileURLWithPath: library))
            manager.launch(options: [:])
            return manager
        }
    }
#endif
