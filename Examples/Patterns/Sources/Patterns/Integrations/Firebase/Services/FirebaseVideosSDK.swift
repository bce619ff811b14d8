import Combine
@preconcurrency import FirebaseFirestore

/// Serves ``VideosSDK`` with Firebase.
nonisolated final class FirebaseVideosSDK: VideosSDK {
    private let manager: FirebaseManager
    /// The database is there once the app has launched.
    private lazy var client = Firestore.firestore()
    /// Completes the answers that are still owed without a value.
    private var endEarlierFetchVideos = {}
    private var endEarlierFetchVideo = {}

    init(manager: FirebaseManager) {
        self.manager = manager
    }

    /// Opens the library.
    ///
    /// - Returns: A publisher that may fail with ``VideosError``.
    func fetchVideos() -> AnyPublisher<[Video], VideosError> {
        endEarlierFetchVideos()
        let answer = OneAnswer<[Video]>()
        endEarlierFetchVideos = answer.end
        client.collection("videos").getDocuments { snapshot, error in
            answer.give(
                Result {
                    if let error { throw error }
                    let documents = snapshot?.documents ?? []
                    return try documents.map { Video(try $0.data(as: FirebaseVideo.self)) }
                })
        }
        return answer.publisher(mapError: videosError)
    }

    /// Opens a link to a video.
    ///
    /// - Parameter id: The id.
    /// - Returns: A publisher that may fail with ``VideosError``.
    func fetchVideo(withID id: String) -> AnyPublisher<Video, VideosError> {
        endEarlierFetchVideo()
        let answer = OneAnswer<Video>()
        endEarlierFetchVideo = answer.end
        client.collection("videos").document(id).getDocument { snapshot, error in
            answer.give(
                Result {
                    if let error { throw error }
                    guard let snapshot, snapshot.exists else { throw VideosError.noSuchVideo }
                    return Video(try snapshot.data(as: FirebaseVideo.self))
                })
        }
        return answer.publisher(mapError: videosError)
    }

    /// Maps an error of the SDK to the app's error.
    func videosError(for error: any Error) -> VideosError {
        if let error = error as? VideosError { return error }
        return .libraryFailed(error)
    }
}

extension FirebaseManager {
    /// Makes the wrapper that serves ``VideosSDK``.
    func makeVideosSDK() -> any VideosSDK {
        FirebaseVideosSDK(manager: self)
    }
}
