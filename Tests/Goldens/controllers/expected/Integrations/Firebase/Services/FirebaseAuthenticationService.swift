import Combine
@preconcurrency import FirebaseAuthUI
import SwiftUI

/// Implements ``AuthenticationService`` with Firebase.
@MainActor
final class FirebaseAuthenticationService: AuthenticationService {
    private let manager: FirebaseManager
    private let flow = FlowRunner<AuthenticationFlow>(.signedOut) {
        FirebaseAuthenticationService.authenticationError(for: $0)
    }

    init(manager: FirebaseManager) {
        self.manager = manager
    }

    var status: AuthenticationStatus { flow.status }
    var statusPublisher: AnyPublisher<AuthenticationStatus, Never> { flow.statusPublisher }

    var authenticationView: AnyView {
        // TODO(flowgen): Pass the view what it needs.
        AnyView(FirebaseAuthenticationView())
    }

    func signOut() {
        // TODO(flowgen): Call FirebaseAuthUI, then send `.signedOut`.
    }

    // TODO(flowgen): Call this from FirebaseAuthUI's callback.
    func personSignedIn(userID: String) { flow.send(.signedIn(userID: userID)) }

    // TODO(flowgen): Call this from FirebaseAuthUI's callback.
    func signInFailed(reason: AuthenticationError) { flow.send(.failed(reason: reason)) }

    /// Maps an error of FirebaseAuthUI to the app's error.
    private static func authenticationError(for error: any Error) -> AuthenticationError {
        // TODO(flowgen): Map the errors of FirebaseAuthUI to the cases of `AuthenticationError`.
        .rejected
    }
}

extension FirebaseManager {
    func makeAuthenticationService() -> any AuthenticationService {
        FirebaseAuthenticationService(manager: self).verified()
    }
}
