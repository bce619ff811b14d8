@preconcurrency import FirebaseAuthUI
import SwiftUI

/// Serves ``GallerySDK`` with Firebase.
@MainActor
final class FirebaseGallerySDK: GallerySDK {
    private let manager: FirebaseManager

    init(manager: FirebaseManager) {
        self.manager = manager
    }

    /// All pictures.
    var gallery: AnyView {
        // TODO(flowgen): Give the view what it needs.
        AnyView(FirebaseGalleryView())
    }
}

extension FirebaseManager {
    /// Makes the wrapper that serves ``GallerySDK``.
    func makeGallerySDK() -> any GallerySDK {
        FirebaseGallerySDK(manager: self)
    }
}
