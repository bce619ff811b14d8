@preconcurrency import KeychainSwift

/// Holds what Keychain's wrappers share: keys, configuration, start-up.
@MainActor
final class KeychainManager {
    // TODO(flowgen): Take the keys and the configuration of KeychainSwift as parameters of `init`.
}
