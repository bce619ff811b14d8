@preconcurrency import FirebaseAuthUI
import UIKit

/// `FUIAuthPickerViewController`, as the app shows it.
final class FirebaseAuthenticationViewController: FUIAuthPickerViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Welcome"
    }
}
