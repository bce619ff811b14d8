// What a model of the SDK may speak of.

enum ChatMessageKind: String, Codable, Sendable {
    case film
    case series
}
