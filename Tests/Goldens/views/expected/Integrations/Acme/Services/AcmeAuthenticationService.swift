import SwiftUI

/// Serves ``AuthenticationService`` with Acme.
@MainActor
final class AcmeAuthenticationService: AuthenticationService {
    private let manager: AcmeManager

    init(manager: AcmeManager) {
        self.manager = manager
    }

    /// The view that manages authentication.
    var authenticationView: AnyView {
        // TODO(flowgen): Return a view of Acme, as an `AnyView`.
        fatalError("authenticationView is not written yet")
    }

    /// Who is signed in, as a small sign.
    ///
    /// Shows nothing while nobody is.
    var badge: AnyView {
        // TODO(flowgen): Return a view of Acme, as an `AnyView`.
        fatalError("badge is not written yet")
    }
}

extension AcmeManager {
    /// Makes the wrapper that serves ``AuthenticationService``.
    func makeAuthenticationService() -> any AuthenticationService {
        AcmeAuthenticationService(manager: self)
    }
}
