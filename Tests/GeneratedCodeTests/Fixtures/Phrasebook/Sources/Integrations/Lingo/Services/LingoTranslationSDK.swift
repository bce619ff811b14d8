@preconcurrency import LingoKit
import Services

/// Serves ``TranslationSDK`` with Lingo.
@MainActor
final class LingoTranslationSDK: TranslationSDK {
    private let manager: LingoManager
    private var client: LingoSession?

    init(manager: LingoManager) {
        self.manager = manager
    }

    /// The languages.
    var languages: [String] {
        client?.supported.sorted() ?? []
    }

    /// Gets ready to translate.
    ///
    /// Called once, at launch.
    func open() {
        client = LingoSession(locale: "en")
    }

    /// Puts a phrase into another language.
    ///
    /// User: Types a phrase.
    ///
    /// - Parameter phrase: What to translate.
    /// - Parameter language: The code of the language.
    func translate(_ phrase: Phrase, into language: String) throws(TranslationError) -> Phrase {
        guard let words = client?.lookUp(phrase.words, language) else {
            throw TranslationError.unknownPhrase
        }
        return Phrase(words)
    }

    /// What an error of the SDK is to the app.
    func translationError(for error: any Error) -> TranslationError {
        if let error = error as? TranslationError { return error }
        return .other(error)
    }
}

extension LingoManager {
    /// Makes the wrapper that serves ``TranslationSDK``.
    func makeTranslationSDK() -> any TranslationSDK {
        LingoTranslationSDK(manager: self)
    }
}
