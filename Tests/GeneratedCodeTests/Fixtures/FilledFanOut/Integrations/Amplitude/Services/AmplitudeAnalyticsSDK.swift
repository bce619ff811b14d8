@preconcurrency import AmplitudeSwift

/// Implements ``AnalyticsSDK`` with Amplitude.
@MainActor
final class AmplitudeAnalyticsSDK: AnalyticsSDK {
    private let manager: AmplitudeManager
    private let consentSDK: any ConsentSDK
    private(set) var client: AmplitudeSwift.Amplitude?

    init(manager: AmplitudeManager, consentSDK: any ConsentSDK) {
        self.manager = manager
        self.consentSDK = consentSDK
    }

    func setUp() {
        client = Amplitude(configuration: Configuration(apiKey: "a key"))
    }

    func track(event: String, services: [String: String]) {
        guard consentSDK.isGiven else { return }
        client?.track(eventType: event, eventProperties: services)
    }

    func identify(_ user: @autoclosure @escaping () -> String) {
        client?.setUserId(userId: user())
    }

    func flush(then done: @escaping () -> Void) {
        done()
    }
}

extension AmplitudeManager {
    func makeAnalyticsSDK(consentSDK: any ConsentSDK) -> any AnalyticsSDK {
        AmplitudeAnalyticsSDK(manager: self, consentSDK: consentSDK)
    }
}
