// What the flows speak of.

/// A few words.
public struct Phrase: Hashable, Sendable {
    /// The words.
    public var words: String

    /// A phrase of these words.
    public init(_ words: String) { self.words = words }
}
