@preconcurrency import KeychainSwift

/// Implements ``TokenStore`` with KeychainSwift itself.
nonisolated extension KeychainSwift: TokenStore {
    /// The keys of what is stored.
    private nonisolated enum Keys {
        static let user = "account"
        static let refreshToken = "refreshToken"
        static let accessToken = "accessToken"
    }

    var user: String {
        get {
            get(Keys.account) ?? ""
        }
        set {
        }
    }

    var refreshToken: String {
        get {
            // TODO(flowgen): Return what KeychainSwift holds for `Keys.refreshToken`.
            ""
        }
        set {
            // TODO(flowgen): Set `newValue` in KeychainSwift for `Keys.refreshToken`.
        }
    }

    var accessToken: String {
        get {
            get(Keys.accessToken) ?? ""
        }
        set {
        }
    }
}

extension KeychainManager {
    func makeTokenStore() -> any TokenStore {
        // TODO(flowgen): Return the KeychainSwift that the app uses.
        KeychainSwift()
    }
}
