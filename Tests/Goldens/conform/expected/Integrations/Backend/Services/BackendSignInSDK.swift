import Foundation

/// Serves ``SignInSDK`` with Backend.
@MainActor
final class BackendSignInSDK: SignInSDK {
    private let manager: BackendManager
    private let tokenStore: any TokenStore
    private var signInTask: Task<Void, any Error>?

    init(manager: BackendManager, tokenStore: any TokenStore) {
        self.manager = manager
        self.tokenStore = tokenStore
    }

    /// Gives name and password.
    ///
    /// - Parameter name: The name.
    /// - Parameter password: The password.
    /// - Throws: ``SignInError``, or `CancellationError` when the step is ended before.
    func signIn(name: String, password: String) async throws {
        signInTask?.cancel()
        let task = Task<Void, any Error> {
            do {
                try Task.checkCancellation()
                // TODO(flowgen): Call Backend. Closures: `try await withCheckedThrowingContinuation { … }`.
                throw SignInError.refused(CocoaError(.featureUnsupported))
            } catch {
                try Task.checkCancellation()
                throw signInError(for: error)
            }
        }
        signInTask = task
        try await withTaskCancellationHandler {
            try await task.value
        } onCancel: {
            task.cancel()
        }
    }

    /// Maps an error of the SDK to the app's error.
    func signInError(for error: any Error) -> SignInError {
        if let error = error as? SignInError { return error }
        return .refused(error)
    }
}

extension BackendManager {
    /// Makes the wrapper that serves ``SignInSDK``.
    func makeSignInSDK(tokenStore: any TokenStore) -> any SignInSDK {
        BackendSignInSDK(manager: self, tokenStore: tokenStore)
    }
}
