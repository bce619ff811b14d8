/// Serves ``AnalyticsSDK`` with Piwik.
@MainActor
final class PiwikAnalyticsSDK: AnalyticsSDK {
    private let manager: PiwikManager

    init(manager: PiwikManager) {
        self.manager = manager
    }

    /// Starts keeping count.
    ///
    /// Called once, at launch.
    func setUp() {
        // TODO(flowgen): Call Piwik.
    }

    /// Tells of something that the person did.
    ///
    /// - Parameter event: What it was.
    /// - Parameter services: What served the person.
    func track(event: String, services: [String: String]) {
        // TODO(flowgen): Call Piwik.
    }

    /// Says whom the events are about.
    ///
    /// - Parameter user: The user.
    func identify(_ user: @autoclosure @escaping () -> String) {
        // TODO(flowgen): Call Piwik.
    }

    /// Sends what has been kept.
    ///
    /// - Parameter done: The done.
    func flush(then done: @escaping () -> Void) {
        // TODO(flowgen): Call Piwik.
    }
}

extension PiwikManager {
    /// Makes the wrapper that serves ``AnalyticsSDK``.
    func makeAnalyticsSDK() -> any AnalyticsSDK {
        PiwikAnalyticsSDK(manager: self)
    }
}
