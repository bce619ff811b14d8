import Foundation

/// Implements ``SignInSDK`` with Backend.
///
/// The work of a step must not hold the wrapper, so that it ends when the app drops the wrapper: capture what it
/// needs, such as `[manager]`. For a closure of Backend: `try await withCheckedThrowingContinuation { … }`.
@MainActor
final class BackendSignInSDK: SignInSDK {
    private let manager: BackendManager
    private let tokenStore: any TokenStore
    private let flow = FlowRunner<SignInFlow>(.none) { BackendSignInSDK.signInError(for: $0) }

    init(manager: BackendManager, tokenStore: any TokenStore) {
        self.manager = manager
        self.tokenStore = tokenStore
    }

    func signIn(name: String, password: String) async throws {
        try await flow.value(.signIn) { _ in
            // TODO(flowgen): Call Backend.
            throw SignInError.refused(CocoaError(.featureUnsupported))
        }
    }

    /// Maps an error of Backend to the app's error.
    private static func signInError(for error: any Error) -> SignInError {
        .refused(error)
    }
}

extension BackendManager {
    func makeSignInSDK(tokenStore: any TokenStore) -> any SignInSDK {
        BackendSignInSDK(manager: self, tokenStore: tokenStore)
    }
}
