@preconcurrency import KeychainSwift

/// The phone's keychain.
///
/// Holds what Keychain's wrappers share: keys, configuration, start-up.
@MainActor
final class KeychainManager: Integration {
    /// The app's part of the keychain.
    let keychain = KeychainSwift(keyPrefix: "patterns.")
}
