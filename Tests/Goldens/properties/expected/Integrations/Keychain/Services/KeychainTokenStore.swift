import Combine

/// Serves ``TokenStore`` with Keychain.
@MainActor
final class KeychainTokenStore: TokenStore {
    private let manager: KeychainManager

    init(manager: KeychainManager) {
        self.manager = manager
    }

    /// The token of the session.
    var accessToken: String? {
        get {
            // TODO(flowgen): Return the value that Keychain holds.
            fatalError("accessToken is not written yet")
        }
        set {
            // TODO(flowgen): Give `newValue` to Keychain.
        }
    }

    /// Whether it is signed in.
    var isSignedIn: Bool {
        // TODO(flowgen): Return the value that Keychain holds.
        fatalError("isSignedIn is not written yet")
    }

    /// The account.
    var account: Account {
        get {
            // TODO(flowgen): Return the value that Keychain holds.
            fatalError("account is not written yet")
        }
        set {
            // TODO(flowgen): Give `newValue` to Keychain.
        }
    }

    /// Publishes the value of `account` now, then each change.
    var accountPublisher: AnyPublisher<Account, Never> {
        // TODO(flowgen): Publish the value that Keychain holds, then each change.
        fatalError("accountPublisher is not written yet")
    }

    /// The retries.
    var retries: Int {
        // TODO(flowgen): Return the value that Keychain holds.
        fatalError("retries is not written yet")
    }

    /// Publishes the value of `retries` now, then each change.
    var retriesPublisher: AnyPublisher<Int, Never> {
        // TODO(flowgen): Publish the value that Keychain holds, then each change.
        fatalError("retriesPublisher is not written yet")
    }

    /// The vault.
    var vault: Vault {
        // TODO(flowgen): Return the value that Keychain holds.
        fatalError("vault is not written yet")
    }

    /// Signs out.
    func clear() {
        // TODO(flowgen): Call Keychain.
    }
}

extension KeychainManager {
    /// Makes the wrapper that serves ``TokenStore``.
    func makeTokenStore() -> any TokenStore {
        KeychainTokenStore(manager: self)
    }
}
