import Foundation

/// A ``Video`` as Firebase has it.
nonisolated struct FirebaseVideo: Codable, Sendable {
    var mediaID: String
    var url: URL
    var title: String?
    var `default`: [String: [Int]]
    var likes: [FirebaseLike]

    private enum CodingKeys: String, CodingKey {
        case mediaID
        case url = "media_url"
        case title = "a \"title\" \\\\ more"
        case `default`
        case likes
    }
}

extension Video {
    /// The app's model of what Firebase sends.
    nonisolated init(_ video: FirebaseVideo) {
        // TODO(flowgen): Set each property from `video`.
        fatalError("no Video is made of FirebaseVideo yet")
    }
}
