@preconcurrency import AmplitudeSwift

/// Serves ``AnalyticsSDK`` with Amplitude.
@MainActor
final class AmplitudeAnalyticsSDK: AnalyticsSDK {
    private let manager: AmplitudeManager
    private let consentSDK: any ConsentSDK
    private var client: AmplitudeSwift.Amplitude?

    init(manager: AmplitudeManager, consentSDK: any ConsentSDK) {
        self.manager = manager
        self.consentSDK = consentSDK
    }

    /// Starts keeping count.
    ///
    /// Called once, at launch.
    func setUp() {
        // TODO(flowgen): Build `client` with AmplitudeSwift.
    }

    /// Tells of something that the person did.
    ///
    /// - Parameter event: What it was.
    /// - Parameter services: What served the person.
    func track(event: String, services: [String: String]) {
        // TODO(flowgen): Call AmplitudeSwift.
    }

    /// Says whom the events are about.
    ///
    /// - Parameter user: The user.
    func identify(_ user: @autoclosure @escaping () -> String) {
        // TODO(flowgen): Call AmplitudeSwift.
    }

    /// Sends what has been kept.
    ///
    /// - Parameter done: The done.
    func flush(then done: @escaping () -> Void) {
        // TODO(flowgen): Call AmplitudeSwift.
    }
}

extension AmplitudeManager {
    /// Makes the wrapper that serves ``AnalyticsSDK``.
    func makeAnalyticsSDK(consentSDK: any ConsentSDK) -> any AnalyticsSDK {
        AmplitudeAnalyticsSDK(manager: self, consentSDK: consentSDK)
    }
}
