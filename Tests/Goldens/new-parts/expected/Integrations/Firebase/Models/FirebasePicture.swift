/// A ``Picture`` as Firebase has it.
nonisolated struct FirebasePicture: Codable, Sendable {
    var id: String
}

extension Picture {
    /// The app's model of what Firebase sends.
    nonisolated init(_ picture: FirebasePicture) {
        // TODO(flowgen): Set each property from `picture`.
        fatalError("no Picture is made of FirebasePicture yet")
    }
}
