import Combine
import Foundation
@preconcurrency import JWPlayerKit

/// Implements ``VideosSDK`` with JWPlayer.
///
/// There is one player, so each step cancels the other one.
nonisolated final class JWPlayerVideosSDK: VideosSDK {
    private let client: any JWPlayer
    private let library: URL
    private let flow = LockedFlowRunner<VideosFlow>(.none) {
        JWPlayerVideosSDK.videosError(for: $0)
    }

    init(player: any JWPlayer, library: URL) {
        client = player
        self.library = library
    }

    func fetchVideos() -> AnyPublisher<[Video], VideosError> {
        flow.cancel(.fetchVideo)
        let reader = JWPlaylistReader(library, client)
        return flow.publisher(.fetchVideos) { _ in
            try await reader.videos().map { Video($0) }
        }
    }

    func fetchVideo(withID id: String) -> AnyPublisher<Video, VideosError> {
        flow.cancel(.fetchVideos)
        let reader = JWPlaylistReader(library, client)
        return flow.publisher(.fetchVideo) { _ in
            guard let video = try await reader.videos().first(where: { $0.mediaId == id }) else {
                throw VideosError.noSuchVideo
            }
            return Video(video)
        }
    }

    /// Maps an error of JWPlayer to the app's error.
    private static func videosError(for error: any Error) -> VideosError {
        .libraryFailed(error)
    }
}

extension JWPlayerManager {
    func makeVideosSDK() -> any VideosSDK {
        JWPlayerVideosSDK(player: view.player, library: library)
    }
}
