import Combine
import SwiftUI

/// Serves ``AuthenticationService`` with Acme.
@MainActor
final class AcmeAuthenticationService: AuthenticationService {
    private let manager: AcmeManager
    private let statusSubject = CurrentValueSubject<AuthenticationStatus, Never>(.signedOut)

    init(manager: AcmeManager) {
        self.manager = manager
    }

    /// Publishes the current status first, then each change.
    var statusPublisher: AnyPublisher<AuthenticationStatus, Never> {
        statusSubject.eraseToAnyPublisher()
    }

    /// The view that manages authentication.
    var authenticationView: AnyView {
        // TODO(flowgen): Give the view what it needs.
        AnyView(AcmeAuthenticationView())
    }

    /// Signs out.
    ///
    /// Starts from `signedIn`, ends in `signedOut`.
    func signOut() {
        // TODO(flowgen): End a running `signOut`; that is no failure.
        // TODO(flowgen): Call Acme, then send `.signedOut`. Closures: `{ @Sendable value in Task { @MainActor in … } }`.
    }

    /// Person signed in.
    ///
    /// An event: Acme brings it about, no step does.
    func personSignedIn(userID: String) {
        // TODO(flowgen): Have Acme's callback call this, on the main actor.
        statusSubject.send(.signedIn(userID: userID))
    }

    /// Sign in failed.
    ///
    /// An event: Acme brings it about, no step does.
    func signInFailed(reason: AuthenticationError) {
        // TODO(flowgen): Have Acme's callback call this, on the main actor.
        statusSubject.send(.failed(reason: reason))
    }
}

extension AcmeManager {
    /// Makes the wrapper that serves ``AuthenticationService``.
    func makeAuthenticationService() -> any AuthenticationService {
        AcmeAuthenticationService(manager: self)
    }
}
