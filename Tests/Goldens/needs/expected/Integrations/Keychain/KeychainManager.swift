/// Holds what Keychain's wrappers share: keys, configuration, start-up.
@MainActor
final class KeychainManager: Integration {
    /// The app has launched.
    func launch(options: [AnyHashable: Any]) {
        // TODO(flowgen): Start Keychain: set its keys and configuration.
    }
}
