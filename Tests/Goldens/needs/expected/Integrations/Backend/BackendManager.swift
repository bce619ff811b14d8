/// Holds what Backend's wrappers share: keys, configuration, start-up.
@MainActor
final class BackendManager: Integration {
    /// The app has launched.
    func launch(options: [AnyHashable: Any]) {
        // TODO(flowgen): Start Backend: set its keys and configuration.
    }
}
