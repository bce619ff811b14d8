import Combine
@preconcurrency import FirebaseFirestore

/// Implements ``VideosSDK`` with Firebase.
nonisolated final class FirebaseVideosSDK: VideosSDK {
    private let flow = FlowRunner<VideosFlow> { FirebaseVideosSDK.videosError(for: $0) }

    func fetchVideos() -> AnyPublisher<[Video], VideosError> {
        flow.publisher(.fetchVideos) { _, yield in
            let videos = try await withCheckedThrowingContinuation { continuation in
                Firestore.firestore().collection("videos").getDocuments { @Sendable snapshot, error in
                    continuation.resume(
                        with: Result {
                            if let error { throw error }
                            return try (snapshot?.documents ?? []).map { Video(try $0.data(as: FirebaseVideo.self)) }
                        })
                }
            }
            yield(videos)
        }.mapError { $0 as? VideosError ?? Self.videosError(for: $0) }.eraseToAnyPublisher()
    }

    func fetchVideo(withID id: String) -> AnyPublisher<Video, VideosError> {
        flow.publisher(.fetchVideo) { _, yield in
            let video = try await withCheckedThrowingContinuation { continuation in
                Firestore.firestore().collection("videos").document(id).getDocument { @Sendable snapshot, error in
                    continuation.resume(
                        with: Result {
                            if let error { throw error }
                            guard let snapshot, snapshot.exists else { throw VideosError.noSuchVideo }
                            return Video(try snapshot.data(as: FirebaseVideo.self))
                        })
                }
            }
            yield(video)
        }.mapError { $0 as? VideosError ?? Self.videosError(for: $0) }.eraseToAnyPublisher()
    }

    /// Maps an error of Firebase to the app's error.
    private nonisolated static func videosError(for error: any Error) -> VideosError {
        .libraryFailed(error)
    }
}

extension FirebaseManager {
    func makeVideosSDK() -> any VideosSDK {
        FirebaseVideosSDK()
    }
}
