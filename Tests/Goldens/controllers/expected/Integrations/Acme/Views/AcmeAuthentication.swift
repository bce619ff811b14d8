import UIKit

/// The app's `UIKit.UIViewController`.
final class AcmeAuthentication: UIKit.UIViewController {
    // TODO(flowgen): Override what the app changes.
}
