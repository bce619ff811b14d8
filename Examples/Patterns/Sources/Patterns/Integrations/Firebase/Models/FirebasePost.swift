/// A ``Post`` as Firebase has it.
nonisolated struct FirebasePost: Codable, Sendable {
    var id: String
    var text: String
    var authorID: String

    private enum CodingKeys: String, CodingKey {
        case id
        case text
        case authorID = "author_id"
    }
}

extension Post {
    /// The app's model of what Firebase sends.
    nonisolated init(_ post: FirebasePost) {
        self.init(id: post.id, authorID: post.authorID, text: post.text)
    }
}
