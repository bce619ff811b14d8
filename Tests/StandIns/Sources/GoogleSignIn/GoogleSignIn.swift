// A stand-in for a sign-in SDK that leaves the app for a browser: one shared object, completions with an optional
// result and an optional error, called on a queue of its own, and a URL that the app is opened with when the person
// comes back. There is no browser: whoever calls `handle` is the person.

import Foundation
import UIKit

/// Why nobody is signed in.
public struct GIDSignInError: Error, Equatable {
    /// The kinds of errors.
    public enum Code: Int {
        /// Anything else.
        case unknown = -1
        /// Nobody was signed in before.
        case hasNoAuthInKeychain = -4
        /// The person has said no.
        case canceled = -5
    }

    /// The kind of error.
    public let code: Code
}

/// What the person has told of themselves.
public struct GIDProfileData {
    /// The full name.
    public let name: String
    /// The address.
    public let email: String
}

/// A person who is signed in.
public final class GIDGoogleUser {
    /// The person's number with the vendor.
    public let userID: String?
    /// What the person has told of themselves.
    public let profile: GIDProfileData?

    init(userID: String, profile: GIDProfileData) {
        self.userID = userID
        self.profile = profile
    }
}

/// How signing in ended.
public final class GIDSignInResult {
    /// The person.
    public let user: GIDGoogleUser

    init(user: GIDGoogleUser) { self.user = user }
}

/// The app's number with the vendor.
public struct GIDConfiguration {
    /// The number.
    public let clientID: String
    /// A configuration for one app.
    public init(clientID: String) { self.clientID = clientID }
}

/// Signs people in.
public final class GIDSignIn {
    /// The one of the app.
    public static let sharedInstance = GIDSignIn()

    /// The app's number; nobody can sign in before it is set.
    public var configuration: GIDConfiguration?
    /// Who is signed in.
    public private(set) var currentUser: GIDGoogleUser?
    private var isRemembered = false
    private var pending: ((GIDSignInResult?, Error?) -> Void)?
    private let queue = DispatchQueue(label: "GoogleSignIn")
    private let lock = NSLock()

    /// Whether somebody is in the browser, for tests.
    public var simulatedBrowserIsOpen: Bool { lock.withLock { pending != nil } }

    private init() {}

    /// Signs in whoever was signed in when the app ended.
    public func restorePreviousSignIn(completion: ((GIDGoogleUser?, Error?) -> Void)?) {
        lock.lock()
        if isRemembered { currentUser = Self.ada }
        let user = currentUser
        lock.unlock()
        queue.async {
            completion?(user, user == nil ? GIDSignInError(code: .hasNoAuthInKeychain) : nil)
        }
    }

    /// Opens the browser. The completion is called when the person comes back; one that still waits is told that the
    /// person has said no.
    public func signIn(
        withPresenting presentingViewController: UIViewController,
        completion: ((GIDSignInResult?, Error?) -> Void)?
    ) {
        guard configuration != nil else {
            queue.async { completion?(nil, GIDSignInError(code: .unknown)) }
            return
        }
        let earlier = exchange(completion)
        queue.async { earlier?(nil, GIDSignInError(code: .canceled)) }
    }

    /// Takes the URL that the app was opened with: `com.googleusercontent.apps.demo:/oauth2callback` with `?code=…`
    /// from a person who has said yes, with `?error=access_denied` from one who has said no. Returns whether it was one
    /// of these.
    public func handle(_ url: URL) -> Bool {
        guard url.scheme == "com.googleusercontent.apps.demo" else { return false }
        let completion = exchange(nil)
        switch url.query {
        case "error=access_denied":
            queue.async { completion?(nil, GIDSignInError(code: .canceled)) }
        case let query? where query.hasPrefix("code="):
            lock.lock()
            if completion != nil { currentUser = Self.ada }
            isRemembered = currentUser != nil
            lock.unlock()
            queue.async { completion?(GIDSignInResult(user: Self.ada), nil) }
        default:
            queue.async { completion?(nil, GIDSignInError(code: .unknown)) }
        }
        return true
    }

    /// Forgets who is signed in.
    public func signOut() {
        lock.lock()
        currentUser = nil
        isRemembered = false
        lock.unlock()
    }

    private func exchange(
        _ completion: ((GIDSignInResult?, Error?) -> Void)?
    ) -> ((GIDSignInResult?, Error?) -> Void)? {
        lock.lock()
        defer { lock.unlock() }
        let earlier = pending
        pending = completion
        return earlier
    }

    private static let ada = GIDGoogleUser(
        userID: "1815", profile: GIDProfileData(name: "Ada Specimen", email: "ada@example.com"))
}
