import Foundation
@preconcurrency import KeychainSwift
import Offers

/// Serves ``SecretsSDK`` with Keychain.
extension KeychainSwift: SecretsSDK {
    /// The keys of what is stored.
    private enum Keys {
        static let token = "token"
    }

    /// The token.
    package var token: String? {
        get {
            // TODO(flowgen): Return what KeychainSwift holds for `Keys.token`.
            fatalError("token is not written yet")
        }
        set {
            // TODO(flowgen): Give `newValue` to KeychainSwift for `Keys.token`.
        }
    }

    /// Forget.
    ///
    /// - Parameter everything: The everything.
    package func forget(everything: Bool) throws {
        // TODO(flowgen): Call KeychainSwift.
        throw CocoaError(.featureUnsupported)
    }
}

extension KeychainManager {
    /// Hands out KeychainSwift's own object as ``SecretsSDK``.
    func makeSecretsSDK() -> any SecretsSDK {
        // TODO(flowgen): Return the KeychainSwift that the app uses, such as `KeychainSwift()`.
        fatalError("makeSecretsSDK() is not written yet")
    }
}
