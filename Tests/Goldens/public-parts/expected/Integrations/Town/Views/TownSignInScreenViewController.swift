// Part of Guide.

@preconcurrency import FirebaseAuthUI
@preconcurrency import LocationKit
import UIKit

/// `FUIAuthPickerViewController`, as the app shows it.
final class TownSignInScreenViewController: FUIAuthPickerViewController {
  // TODO(flowgen): Override what should look or work in the app's own way.
}
