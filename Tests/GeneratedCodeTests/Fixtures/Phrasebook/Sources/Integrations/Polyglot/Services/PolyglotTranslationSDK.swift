@preconcurrency internal import PolyglotKit
import Services

/// Implements ``TranslationSDK`` with Polyglot.
@MainActor
final class PolyglotTranslationSDK: TranslationSDK {
    private let manager: PolyglotManager
    private var client: Translator?

    init(manager: PolyglotManager) {
        self.manager = manager
    }

    var languages: [String] {
        client?.languages ?? []
    }

    func open() {
        client = Translator()
    }

    func translate(_ phrase: Phrase, into language: String) throws(TranslationError) -> Phrase {
        do {
            let words = try client?.translation(of: phrase.words, to: language)
            guard let words else { throw TranslationError.unknownPhrase }
            return Phrase(words)
        } catch {
            throw error as? TranslationError ?? .other(error)
        }
    }
}

extension PolyglotManager {
    func makeTranslationSDK() -> any TranslationSDK {
        PolyglotTranslationSDK(manager: self)
    }
}
