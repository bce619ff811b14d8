@preconcurrency import FirebaseAuthUI
import SwiftUI
import UIKit

/// Shows ``FirebaseAuthenticationViewController`` in SwiftUI.
struct FirebaseAuthenticationView: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> FirebaseAuthenticationViewController {
        guard let authUI = FUIAuth.defaultAuthUI() else {
            preconditionFailure("the app shows the sign-in after its launch")
        }
        return FirebaseAuthenticationViewController(authUI: authUI)
    }

    func updateUIViewController(
        _ controller: FirebaseAuthenticationViewController, context: Context
    ) {
        // Nothing that the controller shows is kept in SwiftUI.
    }
}
