@preconcurrency import AmplitudeSwift

/// Implements ``AnalyticsSDK`` with Amplitude.
@MainActor
final class AmplitudeAnalyticsSDK: AnalyticsSDK {
    private let manager: AmplitudeManager
    private let consentSDK: any ConsentSDK
    // TODO(flowgen): Set it before a step needs it, or make it a `let`.
    private var client: AmplitudeSwift.Amplitude?

    init(manager: AmplitudeManager, consentSDK: any ConsentSDK) {
        self.manager = manager
        self.consentSDK = consentSDK
    }

    func setUp() {
        // TODO(flowgen): Set up `client` with AmplitudeSwift.
    }

    func track(event: String, services: [String: String]) {
        // TODO(flowgen): Call AmplitudeSwift.
    }

    func identify(_ user: @autoclosure @escaping () -> String) {
        // TODO(flowgen): Call AmplitudeSwift.
    }

    func flush(then done: @escaping () -> Void) {
        // TODO(flowgen): Call AmplitudeSwift.
    }
}

extension AmplitudeManager {
    func makeAnalyticsSDK(consentSDK: any ConsentSDK) -> any AnalyticsSDK {
        AmplitudeAnalyticsSDK(manager: self, consentSDK: consentSDK)
    }
}
