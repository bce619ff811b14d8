// A stand-in for a backend's sign-in: one object for the app, a user class whose name is many apps' own, completions
// with an optional result and an optional error, and listeners, all called on a queue of the SDK's own. There are no
// accounts: the address and the password decide.

import FirebaseCore
import Foundation

/// Why nobody is signed in.
public enum AuthErrorCode: Int, Error {
    /// The password is wrong.
    case wrongPassword = 17009
    /// Nobody has this address.
    case userNotFound = 17011
    /// The keychain said no.
    case keychainError = 17995
}

/// Somebody who has an account.
public final class User {
    /// The account's number.
    public let uid: String
    /// The name.
    public let displayName: String?

    init(uid: String, displayName: String?) {
        self.uid = uid
        self.displayName = displayName
    }
}

/// How signing in ended.
public final class AuthDataResult {
    /// Who has signed in.
    public let user: User

    init(user: User) { self.user = user }
}

/// What a listener is removed with.
public final class AuthStateDidChangeListenerHandle: NSObject {}

/// The app's sign-in.
public final class Auth {
    private static let shared = Auth()

    /// The name of a user whose sign-out fails, for tests.
    public static let stubbornUser = "stubborn"

    private var user: User?
    private var listeners: [(AuthStateDidChangeListenerHandle, (Auth, User?) -> Void)] = []
    private let queue = DispatchQueue(label: "FirebaseAuth")

    private init() {}

    /// The one of the app; the app is configured before.
    public static func auth() -> Auth {
        FirebaseApp.require("FirebaseAuth")
        return shared
    }

    /// Who is signed in.
    public var currentUser: User? { queue.sync { user } }

    /// Signs somebody in, whose name is what stands before the address's @. Nobody is at "nobody", and "wrong" is never
    /// the password.
    public func signIn(
        withEmail email: String, password: String,
        completion: ((AuthDataResult?, Error?) -> Void)? = nil
    ) {
        let name = String(email.prefix { $0 != "@" })
        queue.async {
            if name == "nobody" {
                completion?(nil, AuthErrorCode.userNotFound)
            } else if password == "wrong" {
                completion?(nil, AuthErrorCode.wrongPassword)
            } else {
                let user = User(uid: "uid-\(name)", displayName: name)
                self.change(to: user)
                completion?(AuthDataResult(user: user), nil)
            }
        }
    }

    /// Signs out.
    public func signOut() throws {
        try queue.sync {
            if user?.displayName == Self.stubbornUser { throw AuthErrorCode.keychainError }
            user = nil
        }
        queue.async { self.change(to: nil) }
    }

    /// Calls `listener` soon with who is signed in, and again whenever that changes.
    @discardableResult
    public func addStateDidChangeListener(
        _ listener: @escaping (Auth, User?) -> Void
    ) -> AuthStateDidChangeListenerHandle {
        let handle = AuthStateDidChangeListenerHandle()
        queue.async {
            self.listeners.append((handle, listener))
            listener(self, self.user)
        }
        return handle
    }

    /// Calls the listener no more.
    public func removeStateDidChangeListener(_ handle: AuthStateDidChangeListenerHandle) {
        queue.async { self.listeners.removeAll { $0.0 === handle } }
    }

    private func change(to user: User?) {
        self.user = user
        for (_, listener) in listeners { listener(self, user) }
    }
}
