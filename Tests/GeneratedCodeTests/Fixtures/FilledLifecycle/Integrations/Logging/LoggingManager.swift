import Foundation

/// Keeps a log.
@MainActor
final class LoggingManager: Integration {
    private(set) var log: [String] = []
    /// What another integration does while this one receives a notification.
    var isOtherRunning: @MainActor () -> Bool = { false }

    func becomeActive() { log.append("active") }
    func resignActive() { log.append("inactive") }
    func changeUser(to id: String?) { log.append(id ?? "nobody") }

    func changeConsent(to purposes: Set<ConsentPurpose>) {
        log.append(purposes.map(\.rawValue).sorted().joined(separator: " "))
    }

    func receiveRemoteNotification(_ content: [AnyHashable: Any]) async -> FetchOutcome {
        for _ in 0..<1000 where !isOtherRunning() { await Task.yield() }
        return isOtherRunning() ? .newData : .failed
    }

    func presentNotification(_ content: [AnyHashable: Any]) async -> NotificationPresentation? {
        content["log"] == nil ? nil : [.banner, .sound]
    }

    func handleEvents(ofBackgroundSession identifier: String) async -> Bool {
        identifier == "log"
    }
}
