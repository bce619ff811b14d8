import Combine
@preconcurrency import DeepSwiftSeek
import Foundation

/// Serves ``TranslationSDK`` with DeepSeek.
@MainActor
final class DeepSeekTranslator: TranslationSDK {
    private let manager: DeepSeekManager
    private var client: DeepSeekClient?
    private let statusSubject = CurrentValueSubject<TranslationStatus, Never>(.idle)

    init(manager: DeepSeekManager) {
        self.manager = manager
    }

    /// Publishes the current status first, then each change.
    var statusPublisher: AnyPublisher<TranslationStatus, Never> {
        statusSubject.eraseToAnyPublisher()
    }

    /// Taps "Translate".
    ///
    /// Starts from `idle` or `done`, ends in `done`.
    ///
    /// - Parameter text: The text.
    /// - Parameter language: The language.
    func translate(text: String, to language: String) {
        // TODO(flowgen): End a running `translate`; that is no failure.
        // TODO(flowgen): Call DeepSwiftSeek, then send `.done(_:)`. Closures: `{ @Sendable value in Task { @MainActor in … } }`.
    }
}

extension DeepSeekManager {
    /// Makes the wrapper that serves ``TranslationSDK``.
    func makeTranslationSDK() -> any TranslationSDK {
        DeepSeekTranslator(manager: self)
    }
}
