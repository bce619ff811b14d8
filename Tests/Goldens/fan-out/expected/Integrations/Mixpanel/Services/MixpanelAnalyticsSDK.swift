@preconcurrency import Mixpanel

/// Implements ``AnalyticsSDK`` with Mixpanel.
@MainActor
final class MixpanelAnalyticsSDK: AnalyticsSDK {
    private let manager: MixpanelManager
    // TODO(flowgen): Set it before a step needs it, or make it a `let`.
    private var client: MixpanelInstance?

    init(manager: MixpanelManager) {
        self.manager = manager
    }

    func setUp() {
        // TODO(flowgen): Set up `client` with Mixpanel.
    }

    func track(event: String, services: [String: String]) {
        // TODO(flowgen): Call Mixpanel.
    }

    func identify(_ user: @autoclosure @escaping () -> String) {
        // TODO(flowgen): Call Mixpanel.
    }

    func flush(then done: @escaping () -> Void) {
        // TODO(flowgen): Call Mixpanel.
    }
}

extension MixpanelManager {
    func makeAnalyticsSDK() -> any AnalyticsSDK {
        MixpanelAnalyticsSDK(manager: self)
    }
}
