@preconcurrency import KeychainSwift

/// Serves ``TokenStore`` with Keychain.
extension KeychainSwift: TokenStore {
    /// The keys of what is stored.
    private enum Keys {
        static let user = "account"
        static let refreshToken = "refreshToken"
        static let accessToken = "accessToken"
    }

    /// The account.
    var user: String {
        get {
            get(Keys.account) ?? ""
        }
        set {
        }
    }

    /// The refresh token.
    var refreshToken: String {
        get {
            // TODO(flowgen): Return what KeychainSwift holds for `Keys.refreshToken`.
            fatalError("refreshToken is not written yet")
        }
        set {
            // TODO(flowgen): Give `newValue` to KeychainSwift for `Keys.refreshToken`.
        }
    }

    /// The access token.
    var accessToken: String {
        get {
            get(Keys.accessToken) ?? ""
        }
        // flowgen:retired This setter is no longer in the flow.
        set {
        }
    }
}

extension KeychainManager {
    /// Hands out KeychainSwift's own object as ``TokenStore``.
    func makeTokenStore() -> any TokenStore {
        // TODO(flowgen): Return the KeychainSwift that the app uses, such as `KeychainSwift()`.
        fatalError("makeTokenStore() is not written yet")
    }
}
