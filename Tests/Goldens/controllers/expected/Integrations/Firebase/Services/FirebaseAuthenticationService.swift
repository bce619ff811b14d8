import Combine
@preconcurrency import FirebaseAuthUI
import SwiftUI

/// Serves ``AuthenticationService`` with Firebase.
@MainActor
final class FirebaseAuthenticationService: AuthenticationService {
    private let manager: FirebaseManager
    private let statusSubject = CurrentValueSubject<AuthenticationStatus, Never>(.signedOut)

    init(manager: FirebaseManager) {
        self.manager = manager
    }

    /// Publishes the current status first, then each change.
    var statusPublisher: AnyPublisher<AuthenticationStatus, Never> {
        statusSubject.eraseToAnyPublisher()
    }

    /// The view that manages authentication.
    var authenticationView: AnyView {
        // TODO(flowgen): Give the view what it needs.
        AnyView(FirebaseAuthenticationView())
    }

    /// Signs out.
    ///
    /// Starts from `signedIn`, ends in `signedOut`.
    func signOut() {
        // TODO(flowgen): End a running `signOut`; that is no failure.
        // TODO(flowgen): Call FirebaseAuthUI, then send `.signedOut`. Closures: `{ @Sendable value in Task { @MainActor in … } }`.
    }

    /// Person signed in.
    ///
    /// An event: FirebaseAuthUI brings it about, no step does.
    func personSignedIn(userID: String) {
        // TODO(flowgen): Have FirebaseAuthUI's callback call this, on the main actor.
        statusSubject.send(.signedIn(userID: userID))
    }

    /// Sign in failed.
    ///
    /// An event: FirebaseAuthUI brings it about, no step does.
    func signInFailed(reason: AuthenticationError) {
        // TODO(flowgen): Have FirebaseAuthUI's callback call this, on the main actor.
        statusSubject.send(.failed(reason: reason))
    }
}

extension FirebaseManager {
    /// Makes the wrapper that serves ``AuthenticationService``.
    func makeAuthenticationService() -> any AuthenticationService {
        FirebaseAuthenticationService(manager: self)
    }
}
