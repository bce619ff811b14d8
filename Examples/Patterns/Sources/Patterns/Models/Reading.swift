// What people read and watch.

import Foundation

/// Something that somebody has to say.
nonisolated struct Post: Equatable, Sendable, Identifiable {
    /// The number in the backend.
    let id: String
    /// Who says it.
    let authorID: User.ID
    /// What is said.
    let text: String

    /// A post of nobody's, for tests, previews and mocks.
    static let sample = Post(id: "p1", authorID: "1", text: "Hello")
}

/// A video, wherever it comes from.
nonisolated struct Video: Equatable, Sendable, Identifiable {
    /// Its number with the vendor.
    let id: String
    /// What it is called.
    let title: String
    /// Where it can be played from.
    let url: URL
    /// How long it is, in seconds; nil if the vendor does not report it.
    var seconds: Double?

    /// A video of nothing, for tests, previews and mocks.
    static let sample = Video(id: "v1", title: "Waves", url: URL(fileURLWithPath: "/waves.mp4"))
}

/// Something that people can be told of by push.
nonisolated enum Topic: String, Sendable {
    /// What is new in the app.
    case news
    /// What friends do.
    case friends
}
