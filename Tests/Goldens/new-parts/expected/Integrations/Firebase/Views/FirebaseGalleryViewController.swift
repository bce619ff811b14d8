@preconcurrency import FirebaseAuthUI
import UIKit

/// The app's `FUIAuthPickerViewController`.
final class FirebaseGalleryViewController: FUIAuthPickerViewController {
    // TODO(flowgen): Override what the app changes.
}
