/// Implements ``AnalyticsSDK`` with Piwik.
@MainActor
final class PiwikAnalyticsSDK: AnalyticsSDK {
    private let manager: PiwikManager

    init(manager: PiwikManager) {
        self.manager = manager
    }

    func setUp() {
        // TODO(flowgen): Call Piwik.
    }

    func track(event: String, services: [String: String]) {
        // TODO(flowgen): Call Piwik.
    }

    func identify(_ user: @autoclosure @escaping () -> String) {
        // TODO(flowgen): Call Piwik.
    }

    func flush(then done: @escaping () -> Void) {
        // TODO(flowgen): Call Piwik.
    }
}

extension PiwikManager {
    func makeAnalyticsSDK() -> any AnalyticsSDK {
        PiwikAnalyticsSDK(manager: self)
    }
}
