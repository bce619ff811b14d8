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
            let violations = try await VideosContract { scenario in
                let sdk = Self.launched()
                switch scenario {
                case .fetchVideosSucceeds, .fetchVideoFailsWithNoSuchVideo: break
                case .fetchVideoSucceeds:
                    Firestore.firestore().collection("videos").document("id").setData(Self.waves)
                case .fetchVideosFails, .fetchVideoFailsWithLibraryFailed:
                    Firestore.firestore().simulatesNoNetwork = true
                }
                return sdk
            }.violations()
            XCTAssertEqual(violations, [])
        }

        @MainActor
        func testFetchVideos() async throws {
            let sdk = Self.launched()
            let videos = try await values(of: sdk.fetchVideos())
            XCTAssertEqual(videos.map { $0.map(\.title) }, [["Waves"]])
        }

        @MainActor
        func testFetchVideosFails() async throws {
            let sdk = Self.launched()
            Firestore.firestore().simulatesNoNetwork = true
            do {
                _ = try await values(of: sdk.fetchVideos())
                XCTFail("there is no network")
            } catch VideosError.libraryFailed {}
        }

        @MainActor
        func testFetchVideo() async throws {
            let sdk = Self.launched()
            let videos = try await values(of: sdk.fetchVideo(withID: "v1"))
            XCTAssertEqual(videos.map(\.seconds), [12.5])
        }

        /// The wrapper after the app's launch, over a database with one video.
        @MainActor
        private static func launched() -> any VideosSDK {
            let manager = FirebaseManager()
            manager.launch(options: [:])
            Firestore.firestore().simulateEmptyDatabase()
            Firestore.firestore().collection("videos").document("v1").setData(waves)
            return manager.makeVideosSDK()
        }
    }
#endif
