// The extension as a developer fills it in.
import Combine
@preconcurrency import KeychainSwift

/// Implements ``TokenStore`` with Keychain.
extension KeychainSwift: TokenStore {
    /// The keys of what is stored.
    private enum Keys {
        static let accessToken = "accessToken"
        static let refreshToken = "refreshToken"
    }

    var accessToken: String {
        get {
            get(Keys.accessToken) ?? ""
        }
        set {
            set(newValue, forKey: Keys.accessToken)
        }
    }

    var refreshToken: String {
        get {
            get(Keys.refreshToken) ?? ""
        }
        set {
            set(newValue, forKey: Keys.refreshToken)
        }
    }

    var isEmpty: Bool {
        accessToken.isEmpty && refreshToken.isEmpty
    }

    func forget() {
        delete(Keys.accessToken)
        delete(Keys.refreshToken)
    }

    func renew() -> AnyPublisher<String, TokenError> {
        guard !refreshToken.isEmpty else {
            return Fail(error: .missing).eraseToAnyPublisher()
        }
        accessToken = "new"
        return Just(accessToken).setFailureType(to: TokenError.self).eraseToAnyPublisher()
    }
}

extension KeychainManager {
    func makeTokenStore() -> any TokenStore {
        keychain
    }
}
