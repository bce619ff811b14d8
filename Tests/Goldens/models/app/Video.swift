// The app's own model.

struct Video: Sendable {
    static let sample = Video(id: "1", isFavourite: false)
    let id: String
    let isFavourite: Bool
}
