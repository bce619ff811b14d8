@preconcurrency import KeychainSwift

/// Implements ``TokenStore`` with Keychain.
nonisolated extension KeychainSwift: TokenStore {
    /// The keys of what is stored.
    private nonisolated enum Keys {
        static let accessToken = "accessToken"
        static let refreshToken = "refreshToken"
    }

    var accessToken: String? {
        get { get(Keys.accessToken) }
        set { keep(newValue, forKey: Keys.accessToken) }
    }

    var refreshToken: String? {
        get { get(Keys.refreshToken) }
        set { keep(newValue, forKey: Keys.refreshToken) }
    }

    func forgetTokens() {
        delete(Keys.accessToken)
        delete(Keys.refreshToken)
    }

    private func keep(_ token: String?, forKey key: String) {
        if let token { set(token, forKey: key) } else { delete(key) }
    }
}

extension KeychainManager {
    func makeTokenStore() -> any TokenStore {
        keychain
    }
}
