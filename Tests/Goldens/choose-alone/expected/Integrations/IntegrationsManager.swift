/// Sets up the integrations.
@MainActor
final class IntegrationsManager {
    let services: ServiceProvider

    /// Builds the integrations, each after those that it depends on. Nothing is started yet.
    init(
        kycVendor: KYCVendor = .onfido,
        livenessVendor: LivenessVendor = .onfido,
        sumsub: SumsubManager? = nil,
        onfido: OnfidoManager? = nil,
        faceTec: FaceTecManager? = nil
    ) {
        let sumsub = LazyService { sumsub ?? SumsubManager() }
        let onfido = LazyService { onfido ?? OnfidoManager() }
        let faceTec = LazyService { faceTec ?? FaceTecManager() }
        func makeKYC() -> any KYCSDK {
            switch kycVendor {
            case .onfido: onfido.value.makeKYCSDK()
            case .sumsub: sumsub.value.makeKYCSDK()
            }
        }
        let kyc = makeKYC()
        func makeLiveness() -> any LivenessSDK {
            switch livenessVendor {
            case .onfido: onfido.value.makeLivenessSDK(kycsdk: kyc)
            case .faceTec: faceTec.value.makeLivenessSDK()
            }
        }
        services = ServiceProvider(kyc: kyc, makeLiveness: { makeLiveness() })
    }
}

/// A service that is made when it is first asked for.
@MainActor
final class LazyService<Service> {
    private(set) lazy var value = make()
    private let make: @MainActor () -> Service

    init(_ make: @escaping @MainActor () -> Service) { self.make = make }
}
