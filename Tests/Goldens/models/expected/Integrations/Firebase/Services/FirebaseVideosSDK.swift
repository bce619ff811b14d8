import Combine
import Foundation

/// Serves ``VideosSDK`` with Firebase.
@MainActor
final class FirebaseVideosSDK: VideosSDK {
    private let manager: FirebaseManager
    private var fetchVideosTask: Task<Void, Never>?

    init(manager: FirebaseManager) {
        self.manager = manager
    }

    /// Opens the list.
    func fetchVideos() -> AnyPublisher<[Video], any Error> {
        fetchVideosTask?.cancel()
        let answerSubject = CurrentValueSubject<[Video]?, any Error>(nil)
        fetchVideosTask = Task {
            do {
                try Task.checkCancellation()
                // TODO(flowgen): Call Firebase, then send the answer. Closures: `{ @Sendable value in Task { @MainActor in … } }`.
                throw CocoaError(.featureUnsupported)
            } catch {
                guard !Task.isCancelled else { return answerSubject.send(completion: .finished) }
                answerSubject.send(completion: .failure(error))
            }
        }
        return answerSubject.compactMap { $0 }.first().eraseToAnyPublisher()
    }
}

extension FirebaseManager {
    /// Makes the wrapper that serves ``VideosSDK``.
    func makeVideosSDK() -> any VideosSDK {
        FirebaseVideosSDK(manager: self)
    }
}
