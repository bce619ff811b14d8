@preconcurrency import PolyglotKit
import Services

/// Serves ``TranslationSDK`` with Polyglot.
@MainActor
final class PolyglotTranslationSDK: TranslationSDK {
    private let manager: PolyglotManager
    private var client: Translator?

    init(manager: PolyglotManager) {
        self.manager = manager
    }

    /// The languages.
    var languages: [String] {
        client?.languages ?? []
    }

    /// Gets ready to translate.
    ///
    /// Called once, at launch.
    func open() {
        client = Translator()
    }

    /// Puts a phrase into another language.
    ///
    /// User: Types a phrase.
    ///
    /// - Parameter phrase: What to translate.
    /// - Parameter language: The code of the language.
    func translate(_ phrase: Phrase, into language: String) throws(TranslationError) -> Phrase {
        do {
            let words = try client?.translation(of: phrase.words, to: language)
            guard let words else { throw TranslationError.unknownPhrase }
            return Phrase(words)
        } catch {
            throw translationError(for: error)
        }
    }

    /// What an error of the SDK is to the app.
    func translationError(for error: any Error) -> TranslationError {
        if let error = error as? TranslationError { return error }
        return .other(error)
    }
}

extension PolyglotManager {
    /// Makes the wrapper that serves ``TranslationSDK``.
    func makeTranslationSDK() -> any TranslationSDK {
        PolyglotTranslationSDK(manager: self)
    }
}
