// The extension as a developer fills it in.
import Combine
@preconcurrency import KeychainSwift

/// Serves ``TokenStore`` with Keychain.
extension KeychainSwift: TokenStore {
    /// The keys of what is stored.
    private enum Keys {
        static let accessToken = "accessToken"
        static let refreshToken = "refreshToken"
    }

    /// The access token.
    var accessToken: String {
        get {
            get(Keys.accessToken) ?? ""
        }
        set {
            set(newValue, forKey: Keys.accessToken)
        }
    }

    /// The refresh token.
    var refreshToken: String {
        get {
            get(Keys.refreshToken) ?? ""
        }
        set {
            set(newValue, forKey: Keys.refreshToken)
        }
    }

    /// Whether it is empty.
    var isEmpty: Bool {
        accessToken.isEmpty && refreshToken.isEmpty
    }

    /// Signs out.
    func forget() {
        delete(Keys.accessToken)
        delete(Keys.refreshToken)
    }

    /// Gets another access token.
    ///
    /// - Returns: A publisher that may fail with ``TokenError``.
    func renew() -> AnyPublisher<String, TokenError> {
        guard !refreshToken.isEmpty else {
            return Fail(error: .missing).eraseToAnyPublisher()
        }
        accessToken = "new"
        return Just(accessToken).setFailureType(to: TokenError.self).eraseToAnyPublisher()
    }
}

extension KeychainManager {
    /// Hands out KeychainSwift's own object as ``TokenStore``.
    func makeTokenStore() -> any TokenStore {
        keychain
    }
}
