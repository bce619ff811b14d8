@preconcurrency import DeepSwiftSeek

/// Stands for a courier's SDK.
///
/// Holds what DeepSeek's wrappers share: keys, configuration, start-up.
@MainActor
final class DeepSeekManager: Integration {
    /// The app enters the foreground.
    func enterForeground() {
        // TODO(flowgen): Resume DeepSwiftSeek.
    }

    /// The app entered the background.
    func enterBackground() {
        // TODO(flowgen): Pause DeepSwiftSeek.
    }

    /// The app is about to terminate.
    func terminate() {
        // TODO(flowgen): Close DeepSwiftSeek.
    }
}
