@preconcurrency import KeychainSwift

/// Serves ``TokenStore`` with Keychain.
nonisolated extension KeychainSwift: TokenStore {
    /// The keys of what is stored.
    private enum Keys {
        static let accessToken = "accessToken"
        static let refreshToken = "refreshToken"
    }

    /// Opens the backend for an hour.
    var accessToken: String? {
        get { get(Keys.accessToken) }
        set { keep(newValue, forKey: Keys.accessToken) }
    }

    /// Brings a new access token.
    var refreshToken: String? {
        get { get(Keys.refreshToken) }
        set { keep(newValue, forKey: Keys.refreshToken) }
    }

    /// Forgets both tokens.
    ///
    /// User: Signs out.
    func forgetTokens() {
        delete(Keys.accessToken)
        delete(Keys.refreshToken)
    }

    private func keep(_ token: String?, forKey key: String) {
        if let token { set(token, forKey: key) } else { delete(key) }
    }
}

extension KeychainManager {
    /// Hands out KeychainSwift's own object as ``TokenStore``.
    func makeTokenStore() -> any TokenStore {
        keychain
    }
}
