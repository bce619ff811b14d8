@preconcurrency import AmplitudeSwift

/// Serves ``AnalyticsSDK`` with Amplitude.
@MainActor
final class AmplitudeAnalyticsSDK: AnalyticsSDK {
    private let manager: AmplitudeManager
    private let consentSDK: any ConsentSDK
    private(set) var client: AmplitudeSwift.Amplitude?

    init(manager: AmplitudeManager, consentSDK: any ConsentSDK) {
        self.manager = manager
        self.consentSDK = consentSDK
    }

    /// Starts keeping count.
    ///
    /// Called once, at launch.
    func setUp() {
        client = Amplitude(configuration: Configuration(apiKey: "a key"))
    }

    /// Tells of something that the person did.
    ///
    /// - Parameter event: What it was.
    /// - Parameter services: What served the person.
    func track(event: String, services: [String: String]) {
        guard consentSDK.isGiven else { return }
        client?.track(eventType: event, eventProperties: services)
    }

    /// Says whom the events are about.
    ///
    /// - Parameter user: The user.
    func identify(_ user: @autoclosure @escaping () -> String) {
        client?.setUserId(userId: user())
    }

    /// Sends what has been kept.
    ///
    /// - Parameter done: The done.
    func flush(then done: @escaping () -> Void) {
        done()
    }
}

extension AmplitudeManager {
    /// Makes the wrapper that serves ``AnalyticsSDK``.
    func makeAnalyticsSDK(consentSDK: any ConsentSDK) -> any AnalyticsSDK {
        AmplitudeAnalyticsSDK(manager: self, consentSDK: consentSDK)
    }
}
