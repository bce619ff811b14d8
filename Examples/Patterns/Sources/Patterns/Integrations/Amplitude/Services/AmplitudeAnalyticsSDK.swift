@preconcurrency import AmplitudeSwift

/// Implements ``AnalyticsSDK`` with Amplitude.
@MainActor
final class AmplitudeAnalyticsSDK: AnalyticsSDK {
    private let manager: AmplitudeManager

    init(manager: AmplitudeManager) {
        self.manager = manager
    }

    func track(_ event: String, properties: [String: String]) {
        manager.instance?.track(eventType: event, eventProperties: properties)
    }

    func identify(_ user: User) {
        manager.instance?.setUserId(userId: user.id)
    }

    func forgetPerson() {
        manager.instance?.reset()
    }
}

extension AmplitudeManager {
    func makeAnalyticsSDK() -> any AnalyticsSDK {
        AmplitudeAnalyticsSDK(manager: self)
    }
}
