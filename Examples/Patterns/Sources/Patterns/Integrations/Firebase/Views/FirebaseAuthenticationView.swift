@preconcurrency import FirebaseAuthUI
import SwiftUI
import UIKit

/// Shows ``FirebaseAuthenticationViewController`` in SwiftUI.
struct FirebaseAuthenticationView: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> FirebaseAuthenticationViewController {
        guard let authUI = FUIAuth.defaultAuthUI() else {
            preconditionFailure("Show the sign-in after the app's launch.")
        }
        return FirebaseAuthenticationViewController(authUI: authUI)
    }

    func updateUIViewController(_ controller: FirebaseAuthenticationViewController, context: Context) {
        // SwiftUI holds no state of the controller.
    }
}
