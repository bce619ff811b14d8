/// A ``Album`` as Firebase has it.
nonisolated struct FirebaseAlbum: Codable, Sendable {
    var id: String
}

extension Album {
    /// The app's model of what Firebase sends.
    nonisolated init(_ album: FirebaseAlbum) {
        // TODO(flowgen): Set each property from `album`.
        fatalError("no Album is made of FirebaseAlbum yet")
    }
}
