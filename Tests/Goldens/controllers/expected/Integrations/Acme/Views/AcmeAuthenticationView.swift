import SwiftUI

/// Shows ``AcmeAuthentication`` in SwiftUI.
struct AcmeAuthenticationView: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> AcmeAuthentication {
        // TODO(flowgen): Make the controller, with what its initializer asks for.
        fatalError("AcmeAuthentication is not made yet")
    }

    func updateUIViewController(_ controller: AcmeAuthentication, context: Context) {
        // Nothing that the controller shows is kept in SwiftUI.
    }
}
