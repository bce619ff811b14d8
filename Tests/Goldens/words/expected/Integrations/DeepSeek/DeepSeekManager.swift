@preconcurrency import DeepSwiftSeek

/// Stands for a courier's SDK.
///
/// Holds what DeepSeek's wrappers share: keys, configuration, start-up.
@MainActor
final class DeepSeekManager: Integration {
    /// The app comes to the foreground.
    func enterForeground() {
        // TODO(flowgen): Tell DeepSwiftSeek that the app is in use again.
    }

    /// The app has gone to the background.
    func enterBackground() {
        // TODO(flowgen): Tell DeepSwiftSeek that the app is out of sight.
    }

    /// The app is about to end.
    func terminate() {
        // TODO(flowgen): Close DeepSwiftSeek.
    }
}
