import Combine
import SwiftUI

/// Serves ``WordsSDK`` with Kit.
@MainActor
final class KitWordsSDK: WordsSDK {
    private let manager: KitManager
    private let statusSubject = CurrentValueSubject<WordsStatus, Never>(.`default`)
    private var importTask: Task<Void, Never>?

    init(manager: KitManager) {
        self.manager = manager
    }

    /// Publishes the current status first, then each change.
    var statusPublisher: AnyPublisher<WordsStatus, Never> {
        statusSubject.eraseToAnyPublisher()
    }

    /// The static.
    var `static`: Int {
        // TODO(flowgen): Return the value that Kit holds.
        fatalError("`static` is not written yet")
    }

    /// Publishes the value of `static` now, then each change.
    var staticPublisher: AnyPublisher<Int, Never> {
        // TODO(flowgen): Publish the value that Kit holds, then each change.
        fatalError("staticPublisher is not written yet")
    }

    /// The as.
    var `as`: String {
        get {
            // TODO(flowgen): Return the value that Kit holds.
            fatalError("`as` is not written yet")
        }
        set {
            // TODO(flowgen): Give `newValue` to Kit.
        }
    }

    /// The protocol view.
    ///
    /// - Parameter case: The case.
    func `protocol`(`case`: String) -> AnyView {
        // TODO(flowgen): Return a view of Kit, as an `AnyView`.
        fatalError("protocol is not written yet")
    }

    /// Import.
    ///
    /// Starts from `default` or `switch`, passes through `in`, ends in `switch` or `repeat`.
    ///
    /// - Parameter in: The in.
    /// - Parameter where: The where.
    /// - Parameter guard: The guard.
    func `import`(`in`: Int, for `where`: String, `let` `guard`: Int) {
        importTask?.cancel()
        importTask = Task {
            do {
                try Task.checkCancellation()
                // TODO(flowgen): Send `.`in`(for:is:)` as Kit tells of it.
                // TODO(flowgen): Call Kit, then send `.`switch``. Closures: `{ @Sendable value in Task { @MainActor in … } }`.
                throw WordsError.`throw`
            } catch {
                guard !Task.isCancelled else { return }
                statusSubject.send(.`repeat`(wordsError(for: error)))
            }
        }
    }

    /// Return.
    ///
    /// Starts from `switch` or `repeat`, ends in `default`. Ends a running `import`.
    func `return`() {
        // TODO(flowgen): End a running `return`; that is no failure.
        importTask?.cancel()
        // TODO(flowgen): Call Kit, then send `.`default``. Closures: `{ @Sendable value in Task { @MainActor in … } }`.
    }

    /// Func.
    ///
    /// - Parameter var: The var.
    func `func`(`var`: Bool) -> AnyPublisher<Int, Never> {
        // TODO(flowgen): End a running `func`; that is no failure.
        // TODO(flowgen): Call Kit, then send the answer. Closures: `{ @Sendable value in Task { @MainActor in … } }`.
        fatalError("func(var:) is not written yet")
    }

    /// Continue.
    ///
    /// An event: Kit brings it about, no step does.
    func `continue`(_ value: WordsError) {
        // TODO(flowgen): Have Kit's callback call this, on the main actor.
        statusSubject.send(.`repeat`(value))
    }

    /// Maps an error of the SDK to the app's error.
    func wordsError(for error: any Error) -> WordsError {
        if let error = error as? WordsError { return error }
        // TODO(flowgen): Map the errors of Kit to the cases of `WordsError`.
        return .`throw`
    }
}

extension KitManager {
    /// Makes the wrapper that serves ``WordsSDK``.
    func makeWordsSDK() -> any WordsSDK {
        KitWordsSDK(manager: self)
    }
}
