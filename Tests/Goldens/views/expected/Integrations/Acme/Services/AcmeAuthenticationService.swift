import SwiftUI

/// Implements ``AuthenticationService`` with Acme.
@MainActor
final class AcmeAuthenticationService: AuthenticationService {
    private let manager: AcmeManager

    init(manager: AcmeManager) {
        self.manager = manager
    }

    var authenticationView: AnyView {
        // TODO(flowgen): Return a view of Acme.
        AnyView(EmptyView())
    }

    var badge: AnyView {
        // TODO(flowgen): Return a view of Acme.
        AnyView(EmptyView())
    }
}

extension AcmeManager {
    func makeAuthenticationService() -> any AuthenticationService {
        AcmeAuthenticationService(manager: self)
    }
}
