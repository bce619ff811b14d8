/// Holds what Kit's wrappers share: keys, configuration, start-up.
@MainActor
final class KitManager: Integration {
    /// The app has launched.
    func launch(options: [AnyHashable: Any]) {
        // TODO(flowgen): Start Kit: set its keys and configuration.
    }

    // TODO(flowgen): Take the keys and the configuration of Kit as parameters of `init`.
}
