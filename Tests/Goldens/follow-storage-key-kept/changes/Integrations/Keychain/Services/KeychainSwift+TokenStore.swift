@preconcurrency import KeychainSwift

/// Serves ``TokenStore`` with Keychain.
extension KeychainSwift: TokenStore {
    /// The keys of what is stored.
    private enum Keys {
        static let accessToken = "accessToken"
    }

    /// The access token.
    var accessToken: String {
        get {
            get(Keys.accessToken) ?? ""
        }
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
