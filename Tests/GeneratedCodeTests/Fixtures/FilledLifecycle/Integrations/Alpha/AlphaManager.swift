import Foundation

/// Holds what Alpha's wrappers share: keys, configuration, start-up.
@MainActor
final class AlphaManager: Integration {
    /// Whether a notification has reached it.
    private(set) var hasReceived = false

    func receiveRemoteNotification(_ content: [AnyHashable: Any]) async -> FetchOutcome {
        hasReceived = true
        return .noData
    }
}
