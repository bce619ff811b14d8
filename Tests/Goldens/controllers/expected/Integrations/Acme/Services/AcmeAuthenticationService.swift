import Combine
import SwiftUI

/// Implements ``AuthenticationService`` with Acme.
@MainActor
final class AcmeAuthenticationService: AuthenticationService {
    private let manager: AcmeManager
    private let flow = FlowRunner<AuthenticationFlow> { AcmeAuthenticationService.authenticationError(for: $0) }

    init(manager: AcmeManager) {
        self.manager = manager
    }

    var status: AuthenticationStatus { flow.status }
    var statusPublisher: AnyPublisher<AuthenticationStatus, Never> { flow.statusPublisher }

    var authenticationView: AnyView {
        // TODO(flowgen): Return a view of Acme.
        AnyView(EmptyView())
    }

    func signOut() {
        flow.check(.signOut)
        // TODO(flowgen): Call Acme and send `.signedOut`.
        flow.reportUnwritten(.signOut)
    }

    // TODO(flowgen): Call this from Acme's callback.
    func personSignedIn(userID: String) { flow.send(.signedIn(userID: userID)) }

    // TODO(flowgen): Call this from Acme's callback.
    func signInFailed(reason: AuthenticationError) { flow.send(.failed(reason: reason)) }

    /// Maps an error of Acme to the app's error.
    private nonisolated static func authenticationError(for error: any Error) -> AuthenticationError {
        // TODO(flowgen): Map the errors of Acme to the cases of `AuthenticationError`.
        .rejected
    }
}

extension AcmeManager {
    func makeAuthenticationService() -> any AuthenticationService {
        AcmeAuthenticationService(manager: self)
    }
}
