/// Holds what Till's wrappers share: keys, configuration, start-up.
@MainActor
final class TillManager: Integration {
    /// The app has launched.
    func launch(options: [AnyHashable: Any]) {
        // TODO(flowgen): Start Till: set its keys and configuration.
    }
}
