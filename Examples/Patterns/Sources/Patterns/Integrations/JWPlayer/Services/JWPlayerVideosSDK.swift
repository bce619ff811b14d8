import Combine
import Foundation
@preconcurrency import JWPlayerKit

/// Implements ``VideosSDK`` with JWPlayer.
///
/// There is one player, so a call ends the one before.
nonisolated final class JWPlayerVideosSDK: VideosSDK {
    private let client: any JWPlayer
    private let library: URL
    private let flow = FlowRunner<VideosFlow> { JWPlayerVideosSDK.videosError(for: $0) }

    init(player: any JWPlayer, library: URL) {
        client = player
        self.library = library
    }

    func fetchVideos() -> AnyPublisher<[Video], VideosError> {
        flow.publisher(.fetchVideos) { [client, library] _, yield in
            yield(try await JWPlaylistReader(library, client).videos().map { Video($0) })
        }.mapError { $0 as? VideosError ?? Self.videosError(for: $0) }.eraseToAnyPublisher()
    }

    func fetchVideo(withID id: String) -> AnyPublisher<Video, VideosError> {
        flow.publisher(.fetchVideo) { [client, library] _, yield in
            let videos = try await JWPlaylistReader(library, client).videos()
            guard let video = videos.first(where: { $0.mediaId == id }) else { throw VideosError.noSuchVideo }
            yield(Video(video))
        }.mapError { $0 as? VideosError ?? Self.videosError(for: $0) }.eraseToAnyPublisher()
    }

    /// Maps an error of JWPlayer to the app's error.
    private nonisolated static func videosError(for error: any Error) -> VideosError {
        .libraryFailed(error)
    }
}

extension JWPlayerManager {
    func makeVideosSDK() -> any VideosSDK {
        JWPlayerVideosSDK(player: view.player, library: library)
    }
}
