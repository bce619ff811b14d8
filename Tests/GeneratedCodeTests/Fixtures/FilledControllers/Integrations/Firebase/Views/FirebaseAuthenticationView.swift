@preconcurrency import FirebaseAuthUI
import SwiftUI

/// Shows ``FirebaseAuthenticationViewController`` in SwiftUI.
struct FirebaseAuthenticationView: UIViewControllerRepresentable {
    let authUI: FUIAuth

    func makeUIViewController(context: Context) -> FirebaseAuthenticationViewController {
        FirebaseAuthenticationViewController(authUI: authUI)
    }

    func updateUIViewController(
        _ controller: FirebaseAuthenticationViewController,
        context: Context
    ) {
        // Nothing that the controller shows is kept in SwiftUI.
    }
}
