@preconcurrency import FirebaseAuth
@preconcurrency import FirebaseAuthUI
import Foundation
import SwiftUI

/// Serves ``AuthenticationService`` with Firebase.
@MainActor
final class FirebaseAuthenticationService: AuthenticationService {
    private let manager: FirebaseManager
    private var client: Auth?
    private let userSubject = AuthenticationValueSubject<User?>(nil)

    init(manager: FirebaseManager) {
        self.manager = manager
    }

    /// Who is signed in.
    var user: User? {
        userSubject.value
    }

    /// A new stream for each reader: the value of `user` now, then each change.
    var userValues: AsyncStream<User?> {
        userSubject.stream()
    }

    /// The screens on which a person signs in.
    var authenticationView: AnyView {
        AnyView(FirebaseAuthenticationView())
    }

    /// Begins to hear of who is signed in.
    ///
    /// User: Opens the app.
    ///
    /// Called once, at launch.
    func follow() {
        let client = Auth.auth()
        self.client = client
        client.addStateDidChangeListener { @Sendable [weak self] _, user in
            let user = user.map(User.init)
            Task { @MainActor in self?.userSubject.send(user) }
        }
    }

    /// Taps Sign out.
    func signOut() throws {
        try client?.signOut()
    }
}

extension User {
    /// Somebody who has an account with the backend.
    fileprivate nonisolated init(_ user: FirebaseAuth.User) {
        self.init(id: user.uid, name: user.displayName ?? "")
    }
}

extension FirebaseManager {
    /// Makes the wrapper that serves ``AuthenticationService``.
    func makeAuthenticationService() -> any AuthenticationService {
        FirebaseAuthenticationService(manager: self)
    }
}
