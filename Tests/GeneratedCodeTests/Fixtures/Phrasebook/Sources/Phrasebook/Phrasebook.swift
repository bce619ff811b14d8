// The core of the app: what has been looked up. It knows services, and no SDK.

import Integrations
import Services

/// A book of phrases.
@MainActor
public final class Phrasebook {
    /// The phrases, each with its translation.
    public private(set) var entries: [Phrase: Phrase] = [:]
    private let translation: any TranslationSDK

    /// A book that is filled by a service.
    public init(translation: any TranslationSDK) {
        self.translation = translation
    }

    /// A book for the running app.
    public convenience init(integrations: IntegrationsManager) {
        self.init(translation: integrations.services.translation)
    }

    /// Looks a phrase up; returns whether it was found.
    public func add(_ phrase: Phrase) -> Bool {
        do {
            entries[phrase] = try translation.translate(phrase)
            return true
        } catch {
            return false
        }
    }
}
