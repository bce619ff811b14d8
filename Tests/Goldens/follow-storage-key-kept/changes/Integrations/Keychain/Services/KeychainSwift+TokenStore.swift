@preconcurrency import KeychainSwift

/// Implements ``TokenStore`` with KeychainSwift itself.
nonisolated extension KeychainSwift: TokenStore {
    /// The keys of what is stored.
    private nonisolated enum Keys {
        static let accessToken = "accessToken"
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
