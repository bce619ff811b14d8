@preconcurrency internal import FirebaseAuthUI
@preconcurrency internal import LocationKit
import SwiftUI

/// Shows ``TownSignInScreenViewController`` in SwiftUI.
struct TownSignInScreenView: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> TownSignInScreenViewController {
        // TODO(flowgen): Return a controller.
        fatalError("makeUIViewController(context:) is not written yet")
    }

    func updateUIViewController(_ controller: TownSignInScreenViewController, context: Context) {
        // SwiftUI holds no state of the controller.
    }
}
