@preconcurrency import FirebaseAuth
@preconcurrency import FirebaseAuthUI
import Foundation
import SwiftUI

/// Implements ``AuthenticationService`` with Firebase.
@MainActor
final class FirebaseAuthenticationService: AuthenticationService {
    private let manager: FirebaseManager
    private var client: Auth?
    private let userSubject = ObservedValue<User?>(nil)

    init(manager: FirebaseManager) {
        self.manager = manager
    }

    var user: User? { userSubject.value }
    var userValues: AsyncStream<User?> { userSubject.stream }

    var authenticationView: AnyView {
        AnyView(FirebaseAuthenticationView())
    }

    func follow() {
        let client = Auth.auth()
        self.client = client
        client.addStateDidChangeListener { @Sendable [weak self] _, user in
            let user = user.map(User.init)
            Task { @MainActor in self?.userSubject.send(user) }
        }
    }

    func signOut() throws {
        try client?.signOut()
    }
}

extension User {
    /// The app's model of a user of Firebase.
    fileprivate nonisolated init(_ user: FirebaseAuth.User) {
        self.init(id: user.uid, name: user.displayName ?? "")
    }
}

extension FirebaseManager {
    func makeAuthenticationService() -> any AuthenticationService {
        FirebaseAuthenticationService(manager: self)
    }
}
