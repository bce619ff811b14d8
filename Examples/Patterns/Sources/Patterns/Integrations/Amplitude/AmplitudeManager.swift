@preconcurrency import AmplitudeSwift

/// Product analytics, for the growth team.
///
/// Holds what Amplitude's wrappers share: keys, configuration, start-up.
@MainActor
final class AmplitudeManager: Integration {
    /// The SDK's object; nil before the app has launched.
    private(set) var instance: Amplitude?

    /// The app has launched.
    func launch(options: [AnyHashable: Any]) {
        instance = Amplitude(configuration: Configuration(apiKey: "demo"))
    }

    /// The app has gone to the background.
    func enterBackground() {
        instance?.flush()
    }
}
