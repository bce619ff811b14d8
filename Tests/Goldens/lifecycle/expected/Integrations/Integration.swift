import Foundation

#if os(iOS) || os(tvOS) || os(visionOS)
import UIKit
#endif

#if canImport(UserNotifications)
import UserNotifications
#endif

/// The app's life-cycle events that integrations listen to. Each has a default, so that a manager implements those
/// that its SDK needs.
@MainActor
protocol Integration: AnyObject {
    func launch(options: [AnyHashable: Any])
    func enterForeground()
    func enterBackground()
    func becomeActive()
    func resignActive()
    func terminate()
    /// Returns whether the URL was this integration's.
    func open(_ url: URL, options: [AnyHashable: Any]) -> Bool
    #if canImport(Darwin)
    /// Returns whether the activity was this integration's.
    func resume(_ activity: NSUserActivity) -> Bool
    #endif
    func receivePushToken(_ token: Data)
    func failToReceivePushToken(_ error: any Error)
    func receiveRemoteNotification(_ content: [AnyHashable: Any]) async -> FetchOutcome
    func openNotification(_ content: [AnyHashable: Any])
    /// Returns how to show a notification while the app is in the foreground, or nil if it is not this integration's.
    func presentNotification(_ content: [AnyHashable: Any]) async -> NotificationPresentation?
    /// Returns, once the events of the session are handled, whether it was this integration's.
    func handleEvents(ofBackgroundSession identifier: String) async -> Bool
    /// The identifier is nil when the user has signed out.
    func changeUser(to id: String?)
    func changeConsent(to purposes: Set<ConsentPurpose>)
}

extension Integration {
    func launch(options: [AnyHashable: Any]) {}
    func enterForeground() {}
    func enterBackground() {}
    func becomeActive() {}
    func resignActive() {}
    func terminate() {}
    func open(_ url: URL, options: [AnyHashable: Any]) -> Bool { false }
    #if canImport(Darwin)
    func resume(_ activity: NSUserActivity) -> Bool { false }
    #endif
    func receivePushToken(_ token: Data) {}
    func failToReceivePushToken(_ error: any Error) {}
    func receiveRemoteNotification(_ content: [AnyHashable: Any]) async -> FetchOutcome { .noData }
    func openNotification(_ content: [AnyHashable: Any]) {}
    func presentNotification(_ content: [AnyHashable: Any]) async -> NotificationPresentation? { nil }
    func handleEvents(ofBackgroundSession identifier: String) async -> Bool { false }
    func changeUser(to id: String?) {}
    func changeConsent(to purposes: Set<ConsentPurpose>) {}
}

/// What a remote notification brought.
nonisolated enum FetchOutcome: UInt, Sendable {
    case newData, noData, failed
}

#if os(iOS) || os(tvOS) || os(visionOS)
extension UIBackgroundFetchResult {
    init(_ outcome: FetchOutcome) {
        self = Self(rawValue: outcome.rawValue) ?? .noData
    }
}
#endif

/// How to show a notification while the app is in the foreground, with the raw values of
/// `UNNotificationPresentationOptions`.
nonisolated struct NotificationPresentation: OptionSet, Sendable {
    static let badge = Self(rawValue: 1 << 0)
    static let sound = Self(rawValue: 1 << 1)
    static let list = Self(rawValue: 1 << 3)
    static let banner = Self(rawValue: 1 << 4)

    let rawValue: UInt

    init(rawValue: UInt) { self.rawValue = rawValue }
}

#if canImport(UserNotifications)
extension UNNotificationPresentationOptions {
    init(_ presentation: NotificationPresentation) {
        self.init(rawValue: presentation.rawValue)
    }
}
#endif

/// A purpose that the user can consent to. Declare those of your own in an extension.
nonisolated struct ConsentPurpose: RawRepresentable, Hashable, Sendable {
    static let analytics = Self(rawValue: "analytics")
    static let advertising = Self(rawValue: "advertising")
    static let personalization = Self(rawValue: "personalization")

    let rawValue: String

    init(rawValue: String) { self.rawValue = rawValue }
}
