/// Serves ``TokenStore`` with Keychain.
@MainActor
final class KeychainTokenStore: TokenStore {
    private let manager: KeychainManager

    init(manager: KeychainManager) {
        self.manager = manager
    }

    /// The token.
    var token: String? {
        get {
            // TODO(flowgen): Return the value that Keychain holds.
            fatalError("token is not written yet")
        }
        set {
            // TODO(flowgen): Give `newValue` to Keychain.
        }
    }
}

extension KeychainManager {
    /// Makes the wrapper that serves ``TokenStore``.
    func makeTokenStore() -> any TokenStore {
        KeychainTokenStore(manager: self)
    }
}
