/// Sets up the integrations and forwards the app's life-cycle events to each.
@MainActor
final class IntegrationsManager {
    let services: ServiceProvider
    private let eagerIntegrations: [any Integration]
    private let lazyIntegrations = LazyIntegrations()
    private var integrations: [any Integration] { eagerIntegrations + lazyIntegrations.launched }

    /// Builds the integrations, each after those that it depends on. Nothing is started yet.
    init(
        sentry: SentryManager? = nil,
        google: GoogleManager? = nil,
        googleMaps: GoogleMapsManager? = nil,
        agora: AgoraManager? = nil,
        amplitude: AmplitudeManager? = nil,
        mixpanel: MixpanelManager? = nil
    ) {
        let sentry = sentry ?? SentryManager()
        let google = google ?? GoogleManager()
        let googleMaps = googleMaps ?? GoogleMapsManager()
        let agora = agora ?? AgoraManager()
        let amplitude = amplitude ?? AmplitudeManager()
        let mixpanel = mixpanel ?? MixpanelManager()
        eagerIntegrations = [sentry, amplitude]
        services = ServiceProvider(
            map: { [lazyIntegrations] in
                lazyIntegrations.launch(google)
                lazyIntegrations.launch(googleMaps)
                return googleMaps.makeMapSDK()
            },
            makeCall: { [lazyIntegrations] in
                lazyIntegrations.launch(agora)
                return agora.makeCallSDK()
            },
            track: { [lazyIntegrations] in
                lazyIntegrations.launch(mixpanel)
                return FanOutTrackSDK([amplitude.makeTrackSDK(), mixpanel.makeTrackSDK()])
            }
        )
    }

    /// Launches every integration that is not lazy.
    /// A lazy one is launched when a service of it is first asked for, and receives life-cycle events from then on.
    func launch(options: [AnyHashable: Any]? = nil) {
        lazyIntegrations.options = options ?? [:]
        eagerIntegrations.forEach { $0.launch(options: options ?? [:]) }
    }

    func enterForeground() { integrations.forEach { $0.enterForeground() } }

    func enterBackground() { integrations.forEach { $0.enterBackground() } }
}

/// A service that is made when it is first asked for.
@MainActor
final class LazyService<Service> {
    private(set) lazy var value = make()
    private let make: @MainActor () -> Service

    init(_ make: @escaping @MainActor () -> Service) { self.make = make }
}
