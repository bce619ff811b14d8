import SwiftUI

/// Who is signed in, as a small sign.
///
/// Shows nothing while nobody is.
@MainActor
struct BadgeView: View {
    private let service: any AuthenticationService

    init(service: any AuthenticationService) {
        self.service = service
    }

    var body: some View { service.badge }
}
