@preconcurrency import AmplitudeSwift

/// Serves ``AnalyticsSDK`` with Amplitude.
@MainActor
final class AmplitudeAnalyticsSDK: AnalyticsSDK {
    private let manager: AmplitudeManager

    init(manager: AmplitudeManager) {
        self.manager = manager
    }

    /// Does something worth counting.
    ///
    /// - Parameter event: What happened.
    /// - Parameter properties: What is worth knowing about it.
    func track(_ event: String, properties: [String: String]) {
        manager.instance?.track(eventType: event, eventProperties: properties)
    }

    /// Signs in.
    ///
    /// - Parameter user: Who does all that follows.
    func identify(_ user: User) {
        manager.instance?.setUserId(userId: user.id)
    }

    /// What follows is nobody's.
    ///
    /// User: Signs out.
    func forgetPerson() {
        manager.instance?.reset()
    }
}

extension AmplitudeManager {
    /// Makes the wrapper that serves ``AnalyticsSDK``.
    func makeAnalyticsSDK() -> any AnalyticsSDK {
        AmplitudeAnalyticsSDK(manager: self)
    }
}
