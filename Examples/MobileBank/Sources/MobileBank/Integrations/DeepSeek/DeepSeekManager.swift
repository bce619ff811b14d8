@preconcurrency import DeepSwiftSeek

/// DeepSeek's chat models.
///
/// Holds what DeepSeek's wrappers share: keys, configuration, start-up.
@MainActor
final class DeepSeekManager: Integration {
    /// The account with DeepSeek.
    let configuration: Configuration

    /// The key comes from the app's build settings in a real bank.
    init(apiKey: String = "demo") {
        configuration = Configuration(apiKey: apiKey)
    }
}
