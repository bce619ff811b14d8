@preconcurrency import FirebaseAuthUI
import UIKit

/// `FUIAuthPickerViewController`, as the app shows it.
final class FirebaseAuthenticationViewController: FUIAuthPickerViewController {
    // TODO(flowgen): Override what should look or work in the app's own way.
}
