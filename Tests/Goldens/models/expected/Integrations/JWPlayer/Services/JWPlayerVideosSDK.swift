import Combine
@preconcurrency import DeepSwiftSeek
import Foundation

/// Serves ``VideosSDK`` with JWPlayer.
@MainActor
final class JWPlayerVideosSDK: VideosSDK {
    private let manager: JWPlayerManager
    private var fetchVideosTask: Task<Void, Never>?

    init(manager: JWPlayerManager) {
        self.manager = manager
    }

    /// Opens the list.
    func fetchVideos() -> AnyPublisher<[Video], any Error> {
        fetchVideosTask?.cancel()
        let answerSubject = CurrentValueSubject<[Video]?, any Error>(nil)
        fetchVideosTask = Task {
            do {
                try Task.checkCancellation()
                // TODO(flowgen): Call DeepSwiftSeek, then send the answer. Closures: `{ @Sendable value in Task { @MainActor in … } }`.
                throw CocoaError(.featureUnsupported)
            } catch {
                guard !Task.isCancelled else { return answerSubject.send(completion: .finished) }
                answerSubject.send(completion: .failure(error))
            }
        }
        return answerSubject.compactMap { $0 }.first().eraseToAnyPublisher()
    }
}

extension JWPlayerManager {
    /// Makes the wrapper that serves ``VideosSDK``.
    func makeVideosSDK() -> any VideosSDK {
        JWPlayerVideosSDK(manager: self)
    }
}
