#if DEBUG
    import Combine
    @preconcurrency import FirebaseFirestore
    import XCTest

    @testable import Patterns

    /// Tests of ``FirebaseVideosSDK`` against the stand-in for FirebaseFirestore.
    nonisolated final class FirebaseVideosSDKTests: XCTestCase {
        private static var waves: [String: Any] {
            [
                "media_id": "v1", "title": "Waves", "media_url": "https://example.com/waves.mp4",
                "duration_seconds": 12.5,
            ]
        }

        @MainActor
        func testItKeepsToTheFlow() async throws {
            try await VideosContract { scenario in
                let isMissing = scenario.error == .noSuchVideo
                guard !isMissing || scenario.moves.last?.step == .fetchVideo else {
                    throw ScenarioSkipped("only one video can be missing")
                }
                let sdk = self.launched()
                let videos = Firestore.firestore().collection("videos")
                if scenario == .fetchVideoSucceeds { videos.document("id").setData(Self.waves) }
                Firestore.firestore().simulatesNoNetwork = scenario.fails && !isMissing
                return sdk
            }.assertHolds()
        }

        @MainActor
        func testFetchVideos() async throws {
            let sdk = launched()
            let videos = Answers(sdk.fetchVideos().map { @Sendable in $0.map(\.title) })
            let all = await videos.first(1)
            XCTAssertEqual(all, [.value(["Waves"])])
        }

        @MainActor
        func testFetchVideosFails() async throws {
            let sdk = launched()
            Firestore.firestore().simulatesNoNetwork = true
            let videos = Answers(sdk.fetchVideos().map { @Sendable in $0.map(\.title) })
            let all = await videos.first(1)
            XCTAssertEqual(all, [.failure("libraryFailed")])
        }

        @MainActor
        func testFetchVideo() async throws {
            let sdk = launched()
            let video = Answers(sdk.fetchVideo(withID: "v1").map(\.seconds))
            let all = await video.first(2)
            XCTAssertEqual(all, [.value(12.5), .end])
        }

        @MainActor
        func testFetchVideoFails() async throws {
            let sdk = launched()
            let video = Answers(sdk.fetchVideo(withID: "v2").map(\.title))
            let all = await video.first(1)
            XCTAssertEqual(all, [.failure("noSuchVideo")])
        }

        /// The wrapper after the app's launch, over a database with one video.
        @MainActor
        private func launched() -> FirebaseVideosSDK {
            let manager = FirebaseManager()
            manager.launch(options: [:])
            Firestore.firestore().simulateEmptyDatabase()
            Firestore.firestore().collection("videos").document("v1").setData(Self.waves)
            return FirebaseVideosSDK()
        }
    }
#endif
