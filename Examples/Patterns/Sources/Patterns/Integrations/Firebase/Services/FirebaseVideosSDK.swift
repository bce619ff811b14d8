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
        let answer = CurrentValueSubject<[Video]?, VideosError>(nil)
        endEarlierFetchVideos = { answer.send(completion: .finished) }
        client.collection("videos").getDocuments { [self] snapshot, error in
            do {
                if let error { throw error }
                let documents = snapshot?.documents ?? []
                answer.send(try documents.map { Video(try $0.data(as: FirebaseVideo.self)) })
            } catch {
                answer.send(completion: .failure(videosError(for: error)))
            }
        }
        return answer.compactMap { $0 }.first().eraseToAnyPublisher()
    }

    /// Opens a link to a video.
    ///
    /// - Parameter id: The id.
    /// - Returns: A publisher that may fail with ``VideosError``.
    func fetchVideo(withID id: String) -> AnyPublisher<Video, VideosError> {
        endEarlierFetchVideo()
        let answer = CurrentValueSubject<Video?, VideosError>(nil)
        endEarlierFetchVideo = { answer.send(completion: .finished) }
        client.collection("videos").document(id).getDocument { [self] snapshot, error in
            do {
                if let error { throw error }
                guard let snapshot, snapshot.exists else { throw VideosError.noSuchVideo }
                answer.send(Video(try snapshot.data(as: FirebaseVideo.self)))
            } catch {
                answer.send(completion: .failure(videosError(for: error)))
            }
        }
        return answer.compactMap { $0 }.first().eraseToAnyPublisher()
    }

    /// What an error of the SDK is to the app.
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
