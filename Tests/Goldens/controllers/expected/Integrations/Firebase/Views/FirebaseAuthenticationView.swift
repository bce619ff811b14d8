@preconcurrency import FirebaseAuthUI
import SwiftUI

/// Shows ``FirebaseAuthenticationViewController`` in SwiftUI.
struct FirebaseAuthenticationView: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> FirebaseAuthenticationViewController {
        // TODO(flowgen): Make the controller, with what its initializer asks for.
        fatalError("FirebaseAuthenticationViewController is not made yet")
    }

    func updateUIViewController(
        _ controller: FirebaseAuthenticationViewController,
        context: Context
    ) {
        // Nothing that the controller shows is kept in SwiftUI.
    }
}
