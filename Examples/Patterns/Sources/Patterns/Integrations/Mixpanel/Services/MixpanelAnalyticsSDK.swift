@preconcurrency import Mixpanel

/// Serves ``AnalyticsSDK`` with Mixpanel.
@MainActor
final class MixpanelAnalyticsSDK: AnalyticsSDK {
    private let manager: MixpanelManager

    init(manager: MixpanelManager) {
        self.manager = manager
    }

    /// Does something worth counting.
    ///
    /// - Parameter event: What happened.
    /// - Parameter properties: What is worth knowing about it.
    func track(_ event: String, properties: [String: String]) {
        manager.instance.track(event: event, properties: properties)
    }

    /// Signs in.
    ///
    /// - Parameter user: Who does all that follows.
    func identify(_ user: User) {
        manager.instance.identify(distinctId: user.id)
    }

    /// What follows is nobody's.
    ///
    /// User: Signs out.
    func forgetPerson() {
        manager.instance.reset()
    }
}

extension MixpanelManager {
    /// Makes the wrapper that serves ``AnalyticsSDK``.
    func makeAnalyticsSDK() -> any AnalyticsSDK {
        MixpanelAnalyticsSDK(manager: self)
    }
}
