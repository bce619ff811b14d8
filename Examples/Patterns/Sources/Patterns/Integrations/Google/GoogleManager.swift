import Foundation
@preconcurrency import GoogleSignIn

/// Sign-in with a Google account.
///
/// Holds what Google's wrappers share: keys, configuration, start-up.
@MainActor
final class GoogleManager: Integration {
    /// The SDK's only instance.
    var signIn: GIDSignIn { .sharedInstance }

    func launch(options: [AnyHashable: Any]) {
        signIn.configuration = GIDConfiguration(clientID: "demo.apps.googleusercontent.com")
    }

    func open(_ url: URL, options: [AnyHashable: Any]) -> Bool {
        signIn.handle(url)
    }
}
