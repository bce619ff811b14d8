import UIKit

/// The app's `UIViewController`.
final class AcmeLoginController: UIViewController {
    // TODO(flowgen): Override what the app changes.
}
