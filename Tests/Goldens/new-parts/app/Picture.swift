// The app's own models.

struct Picture: Sendable {
    let id: String
}

struct Album: Sendable {
    let id: String
}
