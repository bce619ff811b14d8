/// Implements ``TokenStore`` with Keychain.
@MainActor
final class KeychainTokenStore: TokenStore {
    private let manager: KeychainManager

    init(manager: KeychainManager) {
        self.manager = manager
    }

    var token: String? {
        get {
            // TODO(flowgen): Return the value that Keychain holds.
            nil
        }
        set {
            // TODO(flowgen): Set `newValue` in Keychain.
        }
    }
}

extension KeychainManager {
    func makeTokenStore() -> any TokenStore {
        KeychainTokenStore(manager: self)
    }
}
