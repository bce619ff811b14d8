import Combine
import Foundation
@preconcurrency import JWPlayerKit

/// Serves ``VideosSDK`` with JWPlayer.
nonisolated final class JWPlayerVideosSDK: VideosSDK {
    private let client: any JWPlayer
    private let library: URL
    /// Kept here because a player holds its delegate weakly.
    private var reader: JWPlaylistReader?
    /// Completes the answer that is still owed without a value.
    private var endEarlierCall = {}

    init(player: any JWPlayer, library: URL) {
        client = player
        self.library = library
    }

    /// Opens the library.
    ///
    /// - Returns: A publisher that may fail with ``VideosError``.
    func fetchVideos() -> AnyPublisher<[Video], VideosError> {
        read { videos in videos }
    }

    /// Opens a link to a video.
    ///
    /// - Parameter id: The id.
    /// - Returns: A publisher that may fail with ``VideosError``.
    func fetchVideo(withID id: String) -> AnyPublisher<Video, VideosError> {
        read { videos in
            guard let video = videos.first(where: { $0.id == id }) else {
                throw VideosError.noSuchVideo
            }
            return video
        }
    }

    /// Maps an error of the SDK to the app's error.
    func videosError(for error: any Error) -> VideosError {
        if let error = error as? VideosError { return error }
        return .libraryFailed(error)
    }

    /// Reads the library and picks the answer from it. There is one player: a new call ends the one
    /// before.
    private func read<Answer>(
        _ pick: @escaping ([Video]) throws -> Answer
    ) -> AnyPublisher<Answer, VideosError> {
        endEarlierCall()
        let answer = OneAnswer<Answer>()
        endEarlierCall = answer.end
        let reader = JWPlaylistReader { result in
            answer.give(Result { try pick(try result.get().map(Video.init)) })
        }
        self.reader = reader
        reader.read(library, with: client)
        return answer.publisher(mapError: videosError)
    }
}

extension JWPlayerManager {
    /// Makes the wrapper that serves ``VideosSDK``.
    func makeVideosSDK() -> any VideosSDK {
        JWPlayerVideosSDK(player: view.player, library: library)
    }
}
