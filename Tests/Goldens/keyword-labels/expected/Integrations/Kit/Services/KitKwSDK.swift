import Combine

/// Serves ``KwSDK`` with Kit.
@MainActor
final class KitKwSDK: KwSDK {
    private let manager: KitManager
    private let statusSubject = CurrentValueSubject<KwStatus, Never>(.idle)
    private var aTask: Task<Void, Never>?
    private var bTask: Task<Void, Never>?

    init(manager: KitManager) {
        self.manager = manager
    }

    /// Publishes the current status first, then each change.
    var statusPublisher: AnyPublisher<KwStatus, Never> {
        statusSubject.eraseToAnyPublisher()
    }

    /// A.
    ///
    /// Starts from `idle`, passes through `busy`, ends in `ok` or `failed`.
    func a() {
        aTask?.cancel()
        aTask = Task {
            do {
                try Task.checkCancellation()
                // TODO(flowgen): Call Kit, then send `.ok`. Closures: `{ @Sendable value in Task { @MainActor in … } }`.
                throw KwError.z
            } catch {
                guard !Task.isCancelled else { return }
                // TODO(flowgen): Choose the values of `.failed(for:code:when:)` beside the error.
                fatalError("a() is not written yet")
            }
        }
        // After the Task is there, so that a reader of the status may cancel it.
        statusSubject.send(.busy)
    }

    /// B.
    ///
    /// Starts from `ok`, ends in `idle` or `gone`.
    func b() {
        bTask?.cancel()
        bTask = Task {
            do {
                try Task.checkCancellation()
                // TODO(flowgen): Call Kit, then send `.idle`. Closures: `{ @Sendable value in Task { @MainActor in … } }`.
                throw KwError.z
            } catch {
                guard !Task.isCancelled else { return }
                statusSubject.send(.gone(in: kwError(for: error)))
            }
        }
    }

    /// E.
    ///
    /// An event: Kit brings it about, no step does.
    func e(for: KwError, code: Int, when: Post) {
        // TODO(flowgen): Have Kit's callback call this, on the main actor.
        statusSubject.send(.failed(for: `for`, code: code, when: when))
    }

    /// Maps an error of the SDK to the app's error.
    func kwError(for error: any Error) -> KwError {
        if let error = error as? KwError { return error }
        // TODO(flowgen): Map the errors of Kit to the cases of `KwError`.
        return .w(default: error)
    }
}

extension KitManager {
    /// Makes the wrapper that serves ``KwSDK``.
    func makeKwSDK() -> any KwSDK {
        KitKwSDK(manager: self)
    }
}
