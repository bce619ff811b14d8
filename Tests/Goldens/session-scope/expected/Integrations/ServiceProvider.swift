/// Provides the implementation of each flow.
@MainActor
struct ServiceProvider {
    private let paymentMaker: @MainActor () -> any PaymentSDK

    init(makePayment: @escaping @MainActor () -> any PaymentSDK) {
        paymentMaker = makePayment
    }

    /// Takes a payment; each has a session of its own.
    func makePayment() -> any PaymentSDK { paymentMaker() }
}
