@preconcurrency import DeepSwiftSeek

/// Holds what DeepSeek's wrappers share: keys, configuration, start-up.
@MainActor
final class DeepSeekManager: Integration {
    let key = "secret"

    /// The app has launched.
    func launch(options: [AnyHashable: Any]) {
        print(key)
    }

    /// The app enters the foreground.
    func enterForeground() {
        // TODO(flowgen): Resume DeepSwiftSeek.
    }
}
