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
            // TODO(flowgen): Return what KeychainSwift holds for `Keys.accessToken`.
            fatalError("accessToken is not written yet")
        }
        set {
            // TODO(flowgen): Give `newValue` to KeychainSwift for `Keys.accessToken`.
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

    /// Whether it is empty.
    var isEmpty: Bool {
        // TODO(flowgen): Return the value that KeychainSwift holds.
        fatalError("isEmpty is not written yet")
    }

    /// Signs out.
    func forget() {
        // TODO(flowgen): Call KeychainSwift.
    }

    /// Gets another access token.
    ///
    /// - Returns: A publisher that may fail with ``TokenError``.
    func renew() -> AnyPublisher<String, TokenError> {
        // TODO(flowgen): Call KeychainSwift, then send the answer.
        return Fail<String, TokenError>(error: .missing).eraseToAnyPublisher()
    }
}

extension KeychainManager {
    /// Hands out KeychainSwift's own object as ``TokenStore``.
    func makeTokenStore() -> any TokenStore {
        // TODO(flowgen): Return the KeychainSwift that the app uses, such as `KeychainSwift()`.
        fatalError("makeTokenStore() is not written yet")
    }
}
