/// The model of a ``Picture`` that Firebase sends.
nonisolated struct FirebasePicture: Codable, Sendable {
    var id: String
}

extension Picture {
    /// Maps a model of Firebase to the app's model.
    nonisolated init(_ picture: FirebasePicture) {
        // TODO(flowgen): Set each property from `picture`.
        fatalError("Picture.init(_: FirebasePicture) is not written yet")
    }
}
