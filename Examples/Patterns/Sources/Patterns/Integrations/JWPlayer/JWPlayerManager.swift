import Foundation
@preconcurrency import JWPlayerKit

/// Video hosting and streaming.
///
/// Holds what JWPlayer's wrappers share: keys, configuration, start-up.
@MainActor
final class JWPlayerManager: Integration {
    /// Owns the player that reads playlists; never shown.
    let view = JWPlayerView()
    /// The playlist with all that the app can play.
    let library: URL

    init(library: URL = URL(fileURLWithPath: "/playlists/all")) {
        self.library = library
    }

    func launch(options: [AnyHashable: Any]) {
        JWPlayerKitLicense.setLicenseKey("demo")
    }
}
