@preconcurrency import FirebaseAuthUI
import SwiftUI

/// Shows ``FirebaseAuthenticationViewController`` in SwiftUI.
struct FirebaseAuthenticationView: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> FirebaseAuthenticationViewController {
        // TODO(flowgen): Return a controller.
        fatalError("makeUIViewController(context:) is not written yet")
    }

    func updateUIViewController(_ controller: FirebaseAuthenticationViewController, context: Context) {
        // SwiftUI holds no state of the controller.
    }
}
