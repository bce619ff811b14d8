import Combine

/// Serves ``ÜberweisungSDK`` with Bänk.
@MainActor
final class BänkÜberweisungSDK: ÜberweisungSDK {
    private let manager: BänkManager
    private let statusSubject = CurrentValueSubject<ÜberweisungStatus, Never>(.bereit)
    private var überweiseTask: Task<Void, Never>?

    init(manager: BänkManager) {
        self.manager = manager
    }

    /// Publishes the current status first, then each change.
    var statusPublisher: AnyPublisher<ÜberweisungStatus, Never> {
        statusSubject.eraseToAnyPublisher()
    }

    /// Tippt auf „Senden“ 🚀.
    ///
    /// Starts from `bereit` or `ausgeführt`, ends in `ausgeführt` or `gescheitert`.
    ///
    /// - Parameter empfänger: The empfänger.
    /// - Parameter betrag: In Cent 🪙.
    func überweise(empfänger: String, betrag: Int) {
        überweiseTask?.cancel()
        überweiseTask = Task {
            do {
                try Task.checkCancellation()
                // TODO(flowgen): Call Bänk, then send `.ausgeführt(größe:)`. Closures: `{ @Sendable value in Task { @MainActor in … } }`.
                throw ÜberweisungError.ungültig
            } catch {
                guard !Task.isCancelled else { return }
                statusSubject.send(.gescheitert(grund: überweisungError(for: error)))
            }
        }
    }

    /// Maps an error of the SDK to the app's error.
    func überweisungError(for error: any Error) -> ÜberweisungError {
        if let error = error as? ÜberweisungError { return error }
        // TODO(flowgen): Map the errors of Bänk to the cases of `ÜberweisungError`.
        return .ungültig
    }
}

extension BänkManager {
    /// Makes the wrapper that serves ``ÜberweisungSDK``.
    func makeÜberweisungSDK() -> any ÜberweisungSDK {
        BänkÜberweisungSDK(manager: self)
    }
}
