@preconcurrency internal import LingoKit
import Services

/// Implements ``TranslationSDK`` with Lingo.
@MainActor
final class LingoTranslationSDK: TranslationSDK {
    private let manager: LingoManager
    private var client: LingoSession?

    init(manager: LingoManager) {
        self.manager = manager
    }

    var languages: [String] {
        client?.supported.sorted() ?? []
    }

    func open() {
        client = LingoSession(locale: "en")
    }

    func translate(_ phrase: Phrase, into language: String) throws(TranslationError) -> Phrase {
        guard let words = client?.lookUp(phrase.words, language) else {
            throw TranslationError.unknownPhrase
        }
        return Phrase(words)
    }
}

extension LingoManager {
    func makeTranslationSDK() -> any TranslationSDK {
        LingoTranslationSDK(manager: self)
    }
}
