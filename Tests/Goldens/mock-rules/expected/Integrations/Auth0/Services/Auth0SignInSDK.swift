import Combine

/// Serves ``SignInSDK`` with Auth0.
@MainActor
final class Auth0SignInSDK: SignInSDK {
    private let manager: Auth0Manager
    private let statusSubject = CurrentValueSubject<SignInStatus, Never>(.signedOut)
    private var enterTask: Task<Void, Never>?
    private var rememberTask: Task<Void, Never>?

    init(manager: Auth0Manager) {
        self.manager = manager
    }

    /// Publishes the current status first, then each change.
    var statusPublisher: AnyPublisher<SignInStatus, Never> {
        statusSubject.eraseToAnyPublisher()
    }

    /// Types a name and a code.
    ///
    /// Starts from `signedOut` or `refused`, passes through `checking`, ends in `signedIn` or
    /// `refused`.
    ///
    /// - Parameter name: The name.
    /// - Parameter code: The code.
    func enter(name: String, code: String) {
        enterTask?.cancel()
        enterTask = Task {
            do {
                try Task.checkCancellation()
                // TODO(flowgen): Call Auth0, then send `.signedIn(name:)`. Closures: `{ @Sendable value in Task { @MainActor in … } }`.
                throw SignInError.noName
            } catch {
                guard !Task.isCancelled else { return }
                statusSubject.send(.refused(reason: signInError(for: error)))
            }
        }
        // After the Task is there, so that a reader of the status may cancel it.
        statusSubject.send(.checking)
    }

    /// Ticks the box.
    ///
    /// - Parameter name: The name.
    /// - Returns: A publisher that may fail with ``SignInError``.
    func remember(name: String) -> AnyPublisher<Bool, SignInError> {
        rememberTask?.cancel()
        let answerSubject = CurrentValueSubject<Bool?, SignInError>(nil)
        rememberTask = Task {
            do {
                try Task.checkCancellation()
                // TODO(flowgen): Call Auth0, then send the answer. Closures: `{ @Sendable value in Task { @MainActor in … } }`.
                throw SignInError.noName
            } catch {
                guard !Task.isCancelled else { return answerSubject.send(completion: .finished) }
                answerSubject.send(completion: .failure(signInError(for: error)))
            }
        }
        return answerSubject.compactMap { $0 }.first().eraseToAnyPublisher()
    }

    /// Signs out.
    ///
    /// Starts from `signedIn`, ends in `signedOut`.
    func leave() {
        // TODO(flowgen): End a running `leave`; that is no failure.
        // TODO(flowgen): Call Auth0, then send `.signedOut`. Closures: `{ @Sendable value in Task { @MainActor in … } }`.
    }

    /// Asks for help.
    func hints() -> AnyPublisher<String, Never> {
        // TODO(flowgen): End a running `hints`; that is no failure.
        // TODO(flowgen): Call Auth0, then send each value, then `.finished`. Closures: `{ @Sendable value in Task { @MainActor in … } }`.
        fatalError("hints() is not written yet")
    }

    /// Maps an error of the SDK to the app's error.
    func signInError(for error: any Error) -> SignInError {
        if let error = error as? SignInError { return error }
        // TODO(flowgen): Map the errors of Auth0 to the cases of `SignInError`.
        return .noName
    }
}

extension Auth0Manager {
    /// Makes the wrapper that serves ``SignInSDK``.
    func makeSignInSDK() -> any SignInSDK {
        Auth0SignInSDK(manager: self)
    }
}
