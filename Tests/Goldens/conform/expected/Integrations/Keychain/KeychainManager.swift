@preconcurrency import KeychainSwift

/// Holds what Keychain's wrappers share: keys, configuration, start-up.
@MainActor
final class KeychainManager: Integration {
    // TODO(flowgen): Keep here what the wrappers share, such as the key of KeychainSwift.
}
