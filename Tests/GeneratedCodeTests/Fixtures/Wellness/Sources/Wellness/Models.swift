// What the app's flows name.

nonisolated struct Offer: Sendable {
    static let yearly = Offer(id: "$rc_annual")
    let id: String
}

nonisolated struct Message: Sendable {
    static let sample = Message(text: "Hello")
    let text: String
}
