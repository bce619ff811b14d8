import Combine
@preconcurrency import FirebaseAuthUI
import SwiftUI

/// Implements ``AuthenticationService`` with Firebase.
@MainActor
final class FirebaseAuthenticationService: AuthenticationService {
    private let manager: FirebaseManager
    private let flow = FlowRunner<AuthenticationFlow> { _ in .rejected }

    init(manager: FirebaseManager) {
        self.manager = manager
    }

    var status: AuthenticationStatus { flow.status }
    var statusPublisher: AnyPublisher<AuthenticationStatus, Never> { flow.statusPublisher }

    var authenticationView: AnyView {
        guard let authUI = FUIAuth.defaultAuthUI() else { return AnyView(EmptyView()) }
        authUI.providers = ["email"]
        return AnyView(FirebaseAuthenticationView(authUI: authUI))
    }

    func signOut() {
        flow.send(.signedOut)
    }

    func personSignedIn(userID: String) {
        flow.send(.signedIn(userID: userID))
    }

    func signInFailed(reason: AuthenticationError) {
        flow.send(.failed(reason: reason))
    }
}

extension FirebaseManager {
    func makeAuthenticationService() -> any AuthenticationService {
        FirebaseAuthenticationService(manager: self)
    }
}
