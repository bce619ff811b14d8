@preconcurrency import FirebaseAuthUI
import SwiftUI

/// Implements ``GallerySDK`` with Firebase.
@MainActor
final class FirebaseGallerySDK: GallerySDK {
    private let manager: FirebaseManager

    init(manager: FirebaseManager) {
        self.manager = manager
    }

    var gallery: AnyView {
        // TODO(flowgen): Pass the view what it needs.
        AnyView(FirebaseGalleryView())
    }
}

extension FirebaseManager {
    func makeGallerySDK() -> any GallerySDK {
        FirebaseGallerySDK(manager: self)
    }
}
