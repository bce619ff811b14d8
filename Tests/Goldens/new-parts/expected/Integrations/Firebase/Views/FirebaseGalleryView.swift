@preconcurrency import FirebaseAuthUI
import SwiftUI

/// Shows ``FirebaseGalleryViewController`` in SwiftUI.
struct FirebaseGalleryView: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> FirebaseGalleryViewController {
        // TODO(flowgen): Make the controller, with what its initializer asks for.
        fatalError("FirebaseGalleryViewController is not made yet")
    }

    func updateUIViewController(_ controller: FirebaseGalleryViewController, context: Context) {
        // Nothing that the controller shows is kept in SwiftUI.
    }
}
