import Foundation
@preconcurrency import GoogleSignIn

/// Sign-in with a Google account.
///
/// Holds what Google's wrappers share: keys, configuration, start-up.
@MainActor
final class GoogleManager: Integration {
    /// The one object of the SDK.
    var signIn: GIDSignIn { .sharedInstance }

    /// The app has launched.
    func launch(options: [AnyHashable: Any]) {
        signIn.configuration = GIDConfiguration(clientID: "demo.apps.googleusercontent.com")
    }

    /// The app is asked to open a URL.
    func open(_ url: URL) -> Bool {
        signIn.handle(url)
    }
}
