@preconcurrency import DeepSwiftSeek

/// Holds what DeepSeek's wrappers share: keys, configuration, start-up.
@MainActor
final class DeepSeekManager {
    let key = "secret"

    // flowgen:retired This lifecycle is no longer in the flow.
    /// The app has launched.
    func launch(options: [AnyHashable: Any]) {
        print(key)
    }
}
