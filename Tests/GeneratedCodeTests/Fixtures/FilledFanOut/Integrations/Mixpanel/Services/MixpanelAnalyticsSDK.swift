@preconcurrency import Mixpanel

/// Implements ``AnalyticsSDK`` with Mixpanel.
@MainActor
final class MixpanelAnalyticsSDK: AnalyticsSDK {
    private let manager: MixpanelManager
    private(set) var client: MixpanelInstance?

    init(manager: MixpanelManager) {
        self.manager = manager
    }

    func setUp() {
        client = Mixpanel.mainInstance()
    }

    func track(event: String, services: [String: String]) {
        client?.track(event: event, properties: services)
    }

    func identify(_ user: @autoclosure @escaping () -> String) {
        client?.identify(distinctId: user())
    }

    func flush(then done: @escaping () -> Void) {
        done()
    }
}

extension MixpanelManager {
    func makeAnalyticsSDK() -> any AnalyticsSDK {
        MixpanelAnalyticsSDK(manager: self)
    }
}
