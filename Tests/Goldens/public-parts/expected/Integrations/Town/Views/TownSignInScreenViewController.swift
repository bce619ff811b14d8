@preconcurrency internal import FirebaseAuthUI
@preconcurrency internal import LocationKit
import UIKit

/// The app's `FUIAuthPickerViewController`.
final class TownSignInScreenViewController: FUIAuthPickerViewController {
    // TODO(flowgen): Override what the app changes.
}
