@preconcurrency import Mixpanel

/// Implements ``AnalyticsSDK`` with Mixpanel.
@MainActor
final class MixpanelAnalyticsSDK: AnalyticsSDK {
    private let manager: MixpanelManager

    init(manager: MixpanelManager) {
        self.manager = manager
    }

    func track(_ event: String, properties: [String: String]) {
        manager.instance.track(event: event, properties: properties)
    }

    func identify(_ user: User) {
        manager.instance.identify(distinctId: user.id)
    }

    func forgetPerson() {
        manager.instance.reset()
    }
}

extension MixpanelManager {
    func makeAnalyticsSDK() -> any AnalyticsSDK {
        MixpanelAnalyticsSDK(manager: self)
    }
}
