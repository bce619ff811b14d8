@preconcurrency import OpenAI

/// Chat models.
///
/// Holds what OpenAI's wrappers share: keys, configuration, start-up.
@MainActor
final class OpenAIManager: Integration {
    /// The account's key.
    let apiToken: String

    /// The key comes from the app's server in a real app.
    init(apiToken: String = "demo") {
        self.apiToken = apiToken
    }
}
