// What the app has besides the flow's own types.

struct Marker: Sendable {
    static let sample = Marker(name: "Home")
    let name: String
}

/// Without a sample: no test can make a view of it.
struct Constellation: Sendable {
    let stars: Int
}
