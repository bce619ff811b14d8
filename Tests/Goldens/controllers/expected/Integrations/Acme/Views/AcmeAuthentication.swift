import UIKit

/// `UIKit.UIViewController`, as the app shows it.
final class AcmeAuthentication: UIKit.UIViewController {
    // TODO(flowgen): Override what should look or work in the app's own way.
}
