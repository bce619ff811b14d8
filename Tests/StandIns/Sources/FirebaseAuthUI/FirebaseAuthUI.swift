// A stand-in for a sign-in SDK that brings its own screens, in the shape in which its users know it: a controller with
// a designated initialiser of its own, made to be subclassed, and an object, not Sendable, that tells its delegate who
// has signed in.

import UIKit

/// Told how signing in ends.
public protocol FUIAuthDelegate: NSObjectProtocol {
    /// Somebody has signed in, or it failed.
    func authUI(_ authUI: FUIAuth, didSignInWith userID: String?, error: Error?)
}

/// The SDK's sign-in.
public final class FUIAuth: NSObject {
    /// Told how signing in ends.
    public weak var delegate: FUIAuthDelegate?
    /// The ways to sign in that the screen offers.
    public var providers: [String] = []

    private override init() { super.init() }

    /// The sign-in of the app; nil before the SDK is set up, which it always is here.
    public static func defaultAuthUI() -> FUIAuth? { FUIAuth() }
}

/// The screen on which a person picks a way to sign in.
@MainActor
open class FUIAuthPickerViewController: UIViewController {
    /// The sign-in that the screen is for.
    public let authUI: FUIAuth

    /// A screen for a sign-in.
    public init(nibName: String?, bundle: Bundle?, authUI: FUIAuth) {
        self.authUI = authUI
        super.init(nibName: nibName, bundle: bundle)
    }

    /// A screen for a sign-in, with the SDK's own layout.
    public convenience init(authUI: FUIAuth) {
        self.init(nibName: nil, bundle: nil, authUI: authUI)
    }

    /// There are no archives here.
    public required init?(coder: NSCoder) { nil }
}
