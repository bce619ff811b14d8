// The delegate of a player that reads one playlist. The player calls it on a queue of its own.

import Foundation
@preconcurrency import JWPlayerKit

/// Reads one playlist, and says once what is on it.
nonisolated final class JWPlaylistReader: JWPlayerStateDelegate {
    private let finish: (Result<[JWPlayerVideo], any Error>) -> Void

    /// A reader that calls `finish` on any thread.
    init(finish: @escaping (Result<[JWPlayerVideo], any Error>) -> Void) {
        self.finish = finish
    }

    /// Begins to read.
    func read(_ playlist: URL, with player: any JWPlayer) {
        do {
            let configuration = try JWPlayerConfigurationBuilder().playlist(url: playlist).build()
            player.playbackStateDelegate = self
            player.configurePlayer(with: configuration)
        } catch {
            finish(.failure(error))
        }
    }

    func jwplayer(_ player: JWPlayer, didLoadPlaylist playlist: [JWPlayerItem]) {
        finish(.success(playlist.compactMap(JWPlayerVideo.init)))
    }

    func jwplayer(_ player: JWPlayer, failedWithError error: Error) {
        finish(.failure(error))
    }
}

extension JWPlayerVideo {
    /// The video that an item plays; nil for one that cannot be played.
    fileprivate nonisolated init?(_ item: JWPlayerItem) {
        guard let id = item.mediaId, let source = item.videoSources.first else { return nil }
        self.init(mediaId: id, title: item.title, file: source.file)
    }
}
