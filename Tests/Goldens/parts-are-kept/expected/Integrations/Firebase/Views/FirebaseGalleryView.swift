@preconcurrency import FirebaseAuthUI
import SwiftUI

/// Shows ``FirebaseGalleryViewController`` in SwiftUI.
struct FirebaseGalleryView: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> FirebaseGalleryViewController {
        // TODO(flowgen): Return a controller.
        fatalError("makeUIViewController(context:) is not written yet")
    }

    func updateUIViewController(_ controller: FirebaseGalleryViewController, context: Context) {
        // SwiftUI holds no state of the controller.
    }
}
