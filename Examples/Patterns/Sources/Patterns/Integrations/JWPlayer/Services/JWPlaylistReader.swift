// The delegate of a player that reads one playlist. The player calls it on a queue of its own; a
// stream keeps what it says until the wrapper reads it.

import Foundation
@preconcurrency import JWPlayerKit

/// Reads one playlist.
nonisolated final class JWPlaylistReader: JWPlayerStateDelegate, Sendable {
    private let playlists: AsyncThrowingStream<[JWPlayerVideo], any Error>
    private let continuation: AsyncThrowingStream<[JWPlayerVideo], any Error>.Continuation

    /// Starts to read, in place of a reader that the player has already. The player holds its delegate weakly, so the
    /// caller has to hold the reader.
    init(_ playlist: URL, _ player: any JWPlayer) {
        (playlists, continuation) = AsyncThrowingStream.makeStream()
        if let former = player.playbackStateDelegate as? Self {
            former.continuation.finish(throwing: CancellationError())
        }
        do {
            let configuration = try JWPlayerConfigurationBuilder().playlist(url: playlist).build()
            player.playbackStateDelegate = self
            player.configurePlayer(with: configuration)
        } catch {
            continuation.finish(throwing: error)
        }
    }

    /// The videos that can be played.
    func videos() async throws -> [JWPlayerVideo] {
        for try await videos in playlists { return videos }
        throw CancellationError()
    }

    func jwplayer(_ player: any JWPlayer, didLoadPlaylist playlist: [JWPlayerItem]) {
        continuation.yield(playlist.compactMap { JWPlayerVideo($0) })
    }

    func jwplayer(_ player: any JWPlayer, failedWithError error: any Error) {
        continuation.finish(throwing: error)
    }
}

extension JWPlayerVideo {
    /// The video that an item plays; nil if it cannot be played.
    fileprivate nonisolated init?(_ item: JWPlayerItem) {
        guard let id = item.mediaId, let source = item.videoSources.first else { return nil }
        self.init(mediaId: id, title: item.title, file: source.file)
    }
}
