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
        guard let authUI = FUIAuth.defaultAuthUI() else { return AnyView(EmptyView()) }
        authUI.providers = ["email"]
        return AnyView(FirebaseAuthenticationView(authUI: authUI))
    }

    /// Signs out.
    func signOut() {
        statusSubject.send(.signedOut)
    }

    func personSignedIn(userID: String) {
        statusSubject.send(.signedIn(userID: userID))
    }

    func signInFailed(reason: AuthenticationError) {
        statusSubject.send(.failed(reason: reason))
    }
}

extension FirebaseManager {
    /// Makes the wrapper that serves ``AuthenticationService``.
    func makeAuthenticationService() -> any AuthenticationService {
        FirebaseAuthenticationService(manager: self)
    }
}
