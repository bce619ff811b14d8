/// Sets up the integrations and forwards the app's life-cycle events to each.
@MainActor
final class IntegrationsManager {
    let services: ServiceProvider
    private let integrations: [any Integration]

    /// Builds the integrations, each after those that it depends on. Nothing is started yet.
    init(mixpanel: MixpanelManager? = nil, amplitude: AmplitudeManager? = nil, banner: BannerManager? = nil) {
        let mixpanel = mixpanel ?? MixpanelManager()
        let amplitude = amplitude ?? AmplitudeManager()
        let banner = banner ?? BannerManager()
        integrations = [mixpanel, amplitude, banner]
        let consent = banner.makeConsentSDK()
        services = ServiceProvider(
            analytics: FanOutAnalyticsSDK([
                mixpanel.makeAnalyticsSDK(),
                amplitude.makeAnalyticsSDK(consentSDK: consent),
            ]),
            consent: consent
        )
    }

    /// Launches every integration, then calls the steps that are called once, at launch.
    func launch(options: [AnyHashable: Any]? = nil) {
        integrations.forEach { $0.launch(options: options ?? [:]) }
        services.launch()
    }
}
