@preconcurrency import FirebaseAuthUI

/// The model of a ``Album`` that Firebase sends.
nonisolated struct FirebaseAlbum: Codable, Sendable {
    var id: String
}

extension Album {
    /// Maps a model of Firebase to the app's model.
    nonisolated init(_ model: FirebaseAlbum) {
        // TODO(flowgen): Set each property from `model`.
        fatalError("Album.init(_: FirebaseAlbum) is not written yet")
    }
}
