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
    init(_ video: FirebaseVideo) {
        self.init(id: video.mediaID, isFavourite: video.likes.contains { $0.count > 100 })
    }
}
