/// Holds what Kit's wrappers share: keys, configuration, start-up.
@MainActor
final class KitManager: Integration {
    /// The app has launched.
    func launch(options: [AnyHashable: Any]) {
        // TODO(flowgen): Start Kit: set its keys and configuration.
    }
    // TODO(flowgen): Keep here what the wrappers share, such as the key of Kit.
}
