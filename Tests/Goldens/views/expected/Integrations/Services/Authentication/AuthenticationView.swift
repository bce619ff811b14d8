import SwiftUI

/// The view that manages authentication.
@MainActor
struct AuthenticationView: View {
    private let service: any AuthenticationService

    init(service: any AuthenticationService) {
        self.service = service
    }

    var body: some View { service.authenticationView }
}
