// The manager as a developer fills it in: it holds the key.
@preconcurrency import DeepSwiftSeek

/// Holds what DeepSeek's wrappers share: keys, configuration, start-up.
@MainActor
final class DeepSeekManager: Integration {
    /// The account's key. The stand-in turns down the key "rejected".
    var apiKey = "accepted"

    /// Makes the wrapper that serves ``ChatBotSDK``.
    func makeChatBotSDK() -> any ChatBotSDK {
        DeepSeekChatSDK(manager: self)
    }
}
