import Combine
@preconcurrency import FirebaseFirestore
import XCTest

@testable import Patterns

/// Tests of ``FirebaseVideosSDK`` against the stand-in for FirebaseFirestore.
nonisolated final class FirebaseVideosSDKTests: XCTestCase {
    @MainActor
    func testFetchVideos() async throws {
        try await Self.contract.holds(for: .fetchVideos)
        let videos = Answers(launched().fetchVideos().map { @Sendable in $0.map(\.title) })
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
        try await Self.contract.holds(for: .fetchVideo)
        let video = Answers(launched().fetchVideo(withID: "v1").map(\.seconds))
        let all = await video.first(2)
        XCTAssertEqual(all, [.value(12.5), .end])
    }

    /// What the flow promises, asked of ``FirebaseVideosSDK``.
    @MainActor
    private static var contract: VideosContract {
        VideosContract(make: makeVideosSDK)
    }

    /// Makes a fresh ``FirebaseVideosSDK`` for a way through the flow.
    @MainActor
    private static func makeVideosSDK(for way: VideosContract.Way) async throws -> any VideosSDK {
        let manager = FirebaseManager()
        manager.launch(options: [:])
        Firestore.firestore().simulateEmptyDatabase()
        if way == .fetchVideoSucceeds {
            Firestore.firestore().collection("videos").document("id").setData([
                "media_id": "id", "title": "Waves", "media_url": "https://example.com/waves.mp4",
                "duration_seconds": 12.5,
            ])
        }
        Firestore.firestore().simulatesNoNetwork = way.fails
        return FirebaseVideosSDK(manager: manager)
    }

    @MainActor
    func testFetchVideoFails() async throws {
        let video = Answers(launched().fetchVideo(withID: "v2").map(\.title))
        let all = await video.first(1)
        XCTAssertEqual(all, [.failure("noSuchVideo")])
    }

    /// The wrapper after the app's launch, over a database with one video.
    @MainActor
    private func launched() -> FirebaseVideosSDK {
        let manager = FirebaseManager()
        manager.launch(options: [:])
        Firestore.firestore().simulateEmptyDatabase()
        Firestore.firestore().collection("videos").document("v1").setData([
            "media_id": "v1", "title": "Waves", "media_url": "https://example.com/waves.mp4",
            "duration_seconds": 12.5,
        ])
        return FirebaseVideosSDK(manager: manager)
    }
}
