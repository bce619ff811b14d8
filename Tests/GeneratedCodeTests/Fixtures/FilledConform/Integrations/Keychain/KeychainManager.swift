@preconcurrency import KeychainSwift

/// Holds what Keychain's wrappers share: keys, configuration, start-up.
@MainActor
final class KeychainManager {
    let keychain = KeychainSwift()
}
