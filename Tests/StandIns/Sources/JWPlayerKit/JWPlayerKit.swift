// A stand-in for a video player SDK: a view that owns a player, a configuration made by a builder, and a delegate that
// is told of the playlist on a queue of the SDK's own. It plays nothing: the playlist's URL decides what is on it.

import Foundation
import UIKit

/// Settings of the whole SDK.
public enum JWPlayerKitLicense {
    /// The key, for tests.
    public private(set) static var simulatedKey: String?
    /// Sets the account's key; nothing is loaded before.
    public static func setLicenseKey(_ key: String) { simulatedKey = key }
}

/// Why nothing can be played.
public enum JWError: Error {
    /// No key was set.
    case missingLicense
    /// The configuration names no playlist.
    case missingPlaylist
    /// There is no playlist at the URL.
    case playlistNotFound
}

/// Where a video is.
public struct JWVideoSource {
    /// Where its file is.
    public let file: URL
}

/// A video of a playlist.
public final class JWPlayerItem {
    /// Its number with the vendor.
    public let mediaId: String?
    /// Its title.
    public let title: String?
    /// Where it is.
    public let videoSources: [JWVideoSource]

    init(mediaId: String, title: String?, file: URL) {
        self.mediaId = mediaId
        self.title = title
        videoSources = [JWVideoSource(file: file)]
    }
}

/// What a player is to play.
public final class JWPlayerConfiguration {
    let playlist: URL

    init(playlist: URL) { self.playlist = playlist }
}

/// A configuration on its way.
public final class JWPlayerConfigurationBuilder {
    private var playlist: URL?

    /// An empty configuration.
    public init() {}

    /// Plays what the playlist at `url` holds.
    @discardableResult
    public func playlist(url: URL) -> JWPlayerConfigurationBuilder {
        playlist = url
        return self
    }

    /// The configuration.
    public func build() throws -> JWPlayerConfiguration {
        guard let playlist else { throw JWError.missingPlaylist }
        return JWPlayerConfiguration(playlist: playlist)
    }
}

/// Told of what a player does.
public protocol JWPlayerStateDelegate: AnyObject {
    /// The playlist is there.
    func jwplayer(_ player: JWPlayer, didLoadPlaylist playlist: [JWPlayerItem])
    /// It is not.
    func jwplayer(_ player: JWPlayer, failedWithError error: Error)
}

/// Plays videos.
public protocol JWPlayer: AnyObject {
    /// Told of what the player does, on a queue of the SDK.
    var playbackStateDelegate: JWPlayerStateDelegate? { get set }
    /// Loads what a configuration names.
    func configurePlayer(with configuration: JWPlayerConfiguration)
}

/// A view that shows videos.
@MainActor
public final class JWPlayerView: UIView {
    /// The player in it.
    public let player: JWPlayer = Player()
}

final class Player: JWPlayer {
    weak var playbackStateDelegate: JWPlayerStateDelegate?
    private let queue = DispatchQueue(label: "JWPlayerKit")
    private var tries = 0

    func configurePlayer(with configuration: JWPlayerConfiguration) {
        queue.async {
            self.tries += 1
            if configuration.playlist.lastPathComponent == "slow", self.tries == 1 { return }
            guard let delegate = self.playbackStateDelegate else { return }
            do { delegate.jwplayer(self, didLoadPlaylist: try self.load(configuration.playlist)) } catch {
                delegate.jwplayer(self, failedWithError: error)
            }
        }
    }

    /// "missing" is no playlist, "slow" comes when it is asked for again; on all others there are two videos, one
    /// without a title.
    private func load(_ playlist: URL) throws -> [JWPlayerItem] {
        guard JWPlayerKitLicense.simulatedKey != nil else { throw JWError.missingLicense }
        guard playlist.lastPathComponent != "missing" else { throw JWError.playlistNotFound }
        let folder = playlist.deletingLastPathComponent()
        return [
            JWPlayerItem(
                mediaId: "jw-1", title: "How bees dance",
                file: folder.appendingPathComponent("jw-1.m3u8")),
            JWPlayerItem(
                mediaId: "jw-2", title: nil, file: folder.appendingPathComponent("jw-2.m3u8")),
        ]
    }
}
