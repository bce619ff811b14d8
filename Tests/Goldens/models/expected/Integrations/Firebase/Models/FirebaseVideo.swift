import Foundation

/// The model of a ``Video`` that Firebase sends.
nonisolated struct FirebaseVideo: Codable, Sendable {
    var mediaID: String
    /// Where the video is.
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
    /// Maps a model of Firebase to the app's model.
    nonisolated init(_ model: FirebaseVideo) {
        // TODO(flowgen): Set each property from `model`.
        fatalError("Video.init(_: FirebaseVideo) is not written yet")
    }
}
