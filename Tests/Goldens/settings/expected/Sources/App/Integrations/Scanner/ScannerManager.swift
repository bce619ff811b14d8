/// A scanner.
///
/// Holds what Scanner's wrappers share: keys, configuration, start-up.
@MainActor
final class ScannerManager: Integration {
    /// The app has launched.
    func launch(options: [AnyHashable: Any]) {
        // TODO(flowgen): Start Scanner: set its keys and configuration.
    }
}
