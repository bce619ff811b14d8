// Another SDK for the same: a session that answers nil where it knows nothing.

/// Knows one phrase, and more languages.
public final class LingoSession {
    /// The codes of the languages.
    public var supported: Set<String> { ["de", "fr"] }
    /// A session.
    public init(locale: String) {}
    /// The phrase in another language; nil if it is unknown.
    public func lookUp(_ text: String, _ language: String) -> String? {
        text == "Hello" ? "Bonjour" : nil
    }
}
