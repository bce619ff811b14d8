import Combine

/// Serves ``TranslationSDK`` with Offline.
@MainActor
final class OfflineTranslationSDK: TranslationSDK {
    private let manager: OfflineManager
    private let statusSubject = CurrentValueSubject<TranslationStatus, Never>(.idle)

    init(manager: OfflineManager) {
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
        // TODO(flowgen): Call Offline, then send `.done(_:)`. Closures: `{ @Sendable value in Task { @MainActor in … } }`.
    }
}

extension OfflineManager {
    /// Makes the wrapper that serves ``TranslationSDK``.
    func makeTranslationSDK() -> any TranslationSDK {
        OfflineTranslationSDK(manager: self)
    }
}
