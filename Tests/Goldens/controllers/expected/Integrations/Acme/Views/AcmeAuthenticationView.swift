import SwiftUI

/// Shows ``AcmeAuthentication`` in SwiftUI.
struct AcmeAuthenticationView: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> AcmeAuthentication {
        // TODO(flowgen): Return a controller.
        fatalError("makeUIViewController(context:) is not written yet")
    }

    func updateUIViewController(_ controller: AcmeAuthentication, context: Context) {
        // SwiftUI holds no state of the controller.
    }
}
