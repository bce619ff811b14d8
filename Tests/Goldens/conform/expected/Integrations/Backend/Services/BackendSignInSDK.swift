/// Implements ``SignInSDK`` with Backend.
///
/// The work of a step must not hold the wrapper, so that it ends when the app drops the wrapper: capture what it
/// needs, such as `[manager]`. Where Backend calls a closure: `try await withCheckedThrowingContinuation`, with
/// `{ @Sendable in continuation.resume(with: $0) }` as the closure.
@MainActor
final class BackendSignInSDK: SignInSDK {
    private let manager: BackendManager
    private let tokenStore: any TokenStore
    private let flow = FlowRunner<SignInFlow> { BackendSignInSDK.signInError(for: $0) }

    init(manager: BackendManager, tokenStore: any TokenStore) {
        self.manager = manager
        self.tokenStore = tokenStore
    }

    func signIn(name: String, password: String) async throws {
        try await flow.value(.signIn) { _ in
            // TODO(flowgen): Call Backend.
            throw NotWritten()
        }
    }

    /// Maps an error of Backend to the app's error.
    private nonisolated static func signInError(for error: any Error) -> SignInError {
        .refused(error)
    }
}

extension BackendManager {
    func makeSignInSDK(tokenStore: any TokenStore) -> any SignInSDK {
        BackendSignInSDK(manager: self, tokenStore: tokenStore)
    }
}
