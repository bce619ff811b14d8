import Foundation
@preconcurrency internal import KeychainSwift
public import Services

/// Implements ``SecretsSDK`` with KeychainSwift itself.
nonisolated extension KeychainSwift: SecretsSDK {
    /// The keys of what is stored.
    private nonisolated enum Keys {
        static let token = "token"
    }

    var token: String? {
        get {
            // TODO(flowgen): Return what KeychainSwift holds for `Keys.token`.
            nil
        }
        set {
            // TODO(flowgen): Set `newValue` in KeychainSwift for `Keys.token`.
        }
    }

    func forget(everything: Bool) throws {
        // TODO(flowgen): Call KeychainSwift.
        throw CocoaError(.featureUnsupported)
    }
}

extension KeychainManager {
    func makeSecretsSDK() -> any SecretsSDK {
        // TODO(flowgen): Return the KeychainSwift that the app uses.
        KeychainSwift()
    }
}
