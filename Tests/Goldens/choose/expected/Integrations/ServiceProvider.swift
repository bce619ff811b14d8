/// Provides the implementation of each flow.
@MainActor
struct ServiceProvider {
    let kyc: any KYCSDK
    let receipts: any ReceiptsSDK
    private let livenessMaker: @MainActor () -> any LivenessSDK

    init(kyc: any KYCSDK, makeLiveness: @escaping @MainActor () -> any LivenessSDK, receipts: any ReceiptsSDK) {
        self.kyc = kyc
        livenessMaker = makeLiveness
        self.receipts = receipts
    }

    func makeLiveness() -> any LivenessSDK { livenessMaker() }
}
