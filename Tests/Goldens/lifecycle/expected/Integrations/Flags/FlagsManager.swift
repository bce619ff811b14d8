/// Holds what Flags's wrappers share: keys, configuration, start-up.
@MainActor
final class FlagsManager: Integration {
    /// The app has launched.
    func launch(options: [AnyHashable: Any]) {
        // TODO(flowgen): Start Flags: set its keys and configuration.
    }
}
