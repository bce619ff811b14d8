import Foundation
@preconcurrency import JWPlayerKit

/// Video hosting and streaming.
///
/// Holds what JWPlayer's wrappers share: keys, configuration, start-up.
@MainActor
final class JWPlayerManager: Integration {
    /// Owns the player that reads playlists; it is never on a screen.
    let view = JWPlayerView()
    /// The playlist with all that the app can play.
    let library: URL

    /// A manager over one of the account's playlists.
    init(library: URL = URL(fileURLWithPath: "/playlists/all")) {
        self.library = library
    }

    /// The app has launched.
    func launch(options: [AnyHashable: Any]) {
        JWPlayerKitLicense.setLicenseKey("demo")
    }
}
