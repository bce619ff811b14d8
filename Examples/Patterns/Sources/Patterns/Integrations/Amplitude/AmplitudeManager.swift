@preconcurrency import AmplitudeSwift

/// Product analytics, for the growth team.
///
/// Holds what Amplitude's wrappers share: keys, configuration, start-up.
@MainActor
final class AmplitudeManager: Integration {
    /// The SDK's instance; nil before the launch.
    private(set) var instance: Amplitude?

    func launch(options: [AnyHashable: Any]) {
        instance = Amplitude(configuration: Configuration(apiKey: "demo"))
    }

    func enterBackground() {
        instance?.flush()
    }
}
