import Combine

/// Implements ``SignInSDK`` with Auth0.
///
/// The work of a step must not hold the wrapper, so that it ends when the app drops the wrapper: capture what it
/// needs, such as `[manager]`. For a closure of Auth0: `try await withCheckedThrowingContinuation { … }`.
@MainActor
final class Auth0SignInSDK: SignInSDK {
    private let manager: Auth0Manager
    private let flow = FlowRunner<SignInFlow>(.signedOut) { Auth0SignInSDK.signInError(for: $0) }

    init(manager: Auth0Manager) {
        self.manager = manager
    }

    var status: SignInStatus { flow.status }
    var statusPublisher: AnyPublisher<SignInStatus, Never> { flow.statusPublisher }

    func enter(name: String, code: String) {
        flow.run(.enter, via: .checking) { _ in
            // TODO(flowgen): Call Auth0 and return `.signedIn(name:)`.
            throw SignInError.noName
        }
    }

    func remember(name: String) -> AnyPublisher<Bool, SignInError> {
        flow.publisher(.remember) { _ in
            // TODO(flowgen): Call Auth0 and return the answer.
            throw SignInError.noName
        }
    }

    func leave() {
        // TODO(flowgen): Call Auth0, then send `.signedOut`.
    }

    func hints() -> AnyPublisher<String, Never> {
        // TODO(flowgen): Call Auth0 and return a publisher of its values.
        Empty<String, Never>().eraseToAnyPublisher()
    }

    /// Maps an error of Auth0 to the app's error.
    private static func signInError(for error: any Error) -> SignInError {
        // TODO(flowgen): Map the errors of Auth0 to the cases of `SignInError`.
        .noName
    }
}

extension Auth0Manager {
    func makeSignInSDK() -> any SignInSDK {
        Auth0SignInSDK(manager: self).verified()
    }
}
