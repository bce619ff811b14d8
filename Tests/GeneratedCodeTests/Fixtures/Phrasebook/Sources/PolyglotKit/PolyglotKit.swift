// An SDK as its users know it: an object that throws errors of its own.

/// What goes wrong in a translator.
public enum TranslatorError: Error {
    /// The phrase is in no dictionary.
    case notFound
}

/// Knows one phrase.
public class Translator {
    /// The codes of the languages.
    public let languages = ["fr"]
    /// A translator.
    public init() {}
    /// The phrase in another language.
    public func translation(of text: String, to language: String) throws -> String {
        guard text == "Hello" else { throw TranslatorError.notFound }
        return "Bonjour"
    }
}
