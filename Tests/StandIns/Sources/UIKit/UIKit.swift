// UIKit in name and shape only: what generated code and the examples mention, and nothing that draws. What is on the
// main actor there is on it here.

@_exported import Foundation

/// The root of UIKit's classes here. It is no NSObject, whose initialiser a class on the main actor can override on
/// Apple's systems alone.
@MainActor
open class UIResponder {
    /// A responder.
    public init() {}
}

/// A view.
@MainActor
open class UIView: UIResponder {}

/// A view that shows an image.
@MainActor
open class UIImageView: UIView {
    /// The image shown.
    public var image: UIImage?
}

/// An image, by name.
public final class UIImage: Sendable {
    /// The image's name.
    public let name: String
    /// An image that shows nothing.
    public init() { name = "" }
    /// An image called `named`.
    public init?(named: String) { name = named }
}

/// Manages a screen.
@MainActor
open class UIViewController: UIResponder {
    /// The words at the top of the screen.
    open var title: String?
    /// A controller, its view from a nib file where there is one.
    public init(nibName: String?, bundle: Bundle?) { super.init() }
    /// A controller whose view is made by code.
    public convenience override init() { self.init(nibName: nil, bundle: nil) }
    /// A controller from an archive; there are none here.
    public required init?(coder: NSCoder) { super.init() }
    /// Called when the view is there.
    open func viewDidLoad() {}
}

/// The app as the system sees it.
@MainActor
open class UIApplication: UIResponder {
    /// Asks the system for a push token.
    public func registerForRemoteNotifications() {}
}

/// Is told what happens to the app.
@MainActor
public protocol UIApplicationDelegate: AnyObject {
    /// The system has registered the app for push notifications.
    func application(
        _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
    /// The system has not registered the app for push notifications.
    func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
}
