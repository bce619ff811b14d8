/// Sets up the integrations and forwards the app's life-cycle events to each.
@MainActor
final class IntegrationsManager {
    let services: ServiceProvider
    private let eagerIntegrations: [any Integration]
    private let lazyIntegrations = LazyIntegrations()
    private var integrations: [any Integration] { eagerIntegrations + lazyIntegrations.launched }

    /// Builds the integrations, each after those that it depends on. Nothing is started yet.
    init(
        kycAnswers: KYCAnswers,
        kycVendor: KYCVendor = .onfido,
        livenessVendor: LivenessVendor = .onfido,
        sentry: SentryManager,
        sumsub: SumsubManager? = nil,
        onfido: OnfidoManager,
        manual: ManualManager? = nil,
        faceTec: FaceTecManager
    ) {
        let sumsub = LazyService { sumsub ?? SumsubManager() }
        let manual = manual ?? ManualManager()
        var built: [any Integration] = []
        built.append(sentry)
        if kycVendor == .sumsub { built.append(sumsub.value) }
        if kycVendor == .onfido || livenessVendor == .onfido { built.append(onfido) }
        built.append(manual)
        eagerIntegrations = built
        func makeKYC() -> any KYCSDK {
            switch kycVendor {
            case .onfido: onfido.makeKYCSDK(appAnswers: kycAnswers)
            case .sumsub: sumsub.value.makeKYCSDK(appAnswers: kycAnswers)
            }
        }
        let kyc = makeKYC()
        func makeLiveness() -> any LivenessSDK {
            switch livenessVendor {
            case .onfido: onfido.makeLivenessSDK(kycsdk: kyc)
            case .faceTec: faceTec.makeLivenessSDK()
            }
        }
        services = ServiceProvider(
            kyc: kyc,
            makeLiveness: { [lazyIntegrations] in
                if livenessVendor == .faceTec { lazyIntegrations.launch(faceTec) }
                return makeLiveness()
            },
            receipts: manual.makeReceiptsSDK(kycsdk: kyc)
        )
    }

    /// Launches every integration that is not lazy.
    /// A lazy one is launched when a service of it is first asked for, and receives life-cycle events from then on.
    func launch(options: [AnyHashable: Any]? = nil) {
        lazyIntegrations.options = options ?? [:]
        eagerIntegrations.forEach { $0.launch(options: options ?? [:]) }
    }
}

/// A service that is made when it is first asked for.
@MainActor
final class LazyService<Service> {
    private(set) lazy var value = make()
    private let make: @MainActor () -> Service

    init(_ make: @escaping @MainActor () -> Service) { self.make = make }
}
