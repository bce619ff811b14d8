import Combine
@preconcurrency import KeychainSwift

/// Implements ``TokenStore`` with KeychainSwift itself.
nonisolated extension KeychainSwift: TokenStore {
    /// The keys of what is stored.
    private nonisolated enum Keys {
        static let accessToken = "accessToken"
        static let refreshToken = "refreshToken"
    }

    var accessToken: String {
        get {
            // TODO(flowgen): Return what KeychainSwift holds for `Keys.accessToken`.
            ""
        }
        set {
            // TODO(flowgen): Set `newValue` in KeychainSwift for `Keys.accessToken`.
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

    var isEmpty: Bool {
        // TODO(flowgen): Return the value that KeychainSwift holds.
        false
    }

    func forget() {
        // TODO(flowgen): Call KeychainSwift.
    }

    func renew() -> AnyPublisher<String, TokenError> {
        // TODO(flowgen): Call KeychainSwift and return the answer.
        fatalError("renew() is not written yet")
    }
}

extension KeychainManager {
    func makeTokenStore() -> any TokenStore {
        // TODO(flowgen): Return the KeychainSwift that the app uses.
        KeychainSwift()
    }
}
