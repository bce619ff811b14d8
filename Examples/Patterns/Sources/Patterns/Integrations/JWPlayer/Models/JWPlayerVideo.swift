import Foundation

/// A ``Video`` as JWPlayer has it.
nonisolated struct JWPlayerVideo: Codable, Sendable {
    var mediaId: String
    var title: String?
    var file: URL
}

extension Video {
    /// The app's model of what JWPlayer sends.
    nonisolated init(_ video: JWPlayerVideo) {
        // JWPlayer does not report the length of a video.
        self.init(id: video.mediaId, title: video.title ?? "Untitled", url: video.file)
    }
}
