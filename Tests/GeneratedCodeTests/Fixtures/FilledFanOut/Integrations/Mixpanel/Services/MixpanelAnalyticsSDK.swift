@preconcurrency import Mixpanel

/// Serves ``AnalyticsSDK`` with Mixpanel.
@MainActor
final class MixpanelAnalyticsSDK: AnalyticsSDK {
    private let manager: MixpanelManager
    private(set) var client: MixpanelInstance?

    init(manager: MixpanelManager) {
        self.manager = manager
    }

    /// Starts keeping count.
    ///
    /// Called once, at launch.
    func setUp() {
        client = Mixpanel.mainInstance()
    }

    /// Tells of something that the person did.
    ///
    /// - Parameter event: What it was.
    /// - Parameter services: What served the person.
    func track(event: String, services: [String: String]) {
        client?.track(event: event, properties: services)
    }

    /// Says whom the events are about.
    ///
    /// - Parameter user: The user.
    func identify(_ user: @autoclosure @escaping () -> String) {
        client?.identify(distinctId: user())
    }

    /// Sends what has been kept.
    ///
    /// - Parameter done: The done.
    func flush(then done: @escaping () -> Void) {
        done()
    }
}

extension MixpanelManager {
    /// Makes the wrapper that serves ``AnalyticsSDK``.
    func makeAnalyticsSDK() -> any AnalyticsSDK {
        MixpanelAnalyticsSDK(manager: self)
    }
}
