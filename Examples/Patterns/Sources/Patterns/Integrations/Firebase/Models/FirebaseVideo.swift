import Foundation

/// A ``Video`` as Firebase has it.
nonisolated struct FirebaseVideo: Codable, Sendable {
    var mediaID: String
    var title: String
    var url: URL
    var seconds: Double

    private enum CodingKeys: String, CodingKey {
        case mediaID = "media_id"
        case title
        case url = "media_url"
        case seconds = "duration_seconds"
    }
}

extension Video {
    /// The app's model of what Firebase sends.
    nonisolated init(_ video: FirebaseVideo) {
        self.init(id: video.mediaID, title: video.title, url: video.url, seconds: video.seconds)
    }
}
