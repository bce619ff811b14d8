#if DEBUG
    @preconcurrency import StripePaymentSheet
    import UIKit
    import XCTest

    @testable import Patterns

    /// Tests of ``StripePaymentSDK`` against the stand-in for StripePaymentSheet.
    nonisolated final class StripePaymentSDKTests: XCTestCase {
        @MainActor
        func testItKeepsToTheFlow() async throws {
            let violations = try await PaymentContract { scenario in
                // The secret of a payment decides how it ends.
                switch scenario {
                case .prepareSucceeds, .payEndsInPaid: Self.payment(secret: "pi_1")
                case .payEndsInReady: Self.payment(secret: "pi_closed")
                case .payFailsWithDeclined: Self.payment(secret: "pi_declined")
                case .payFailsWithPaymentFailed: Self.payment(secret: "whatever")
                default: nil
                }
            }.violations()
            XCTAssertEqual(violations, [])
        }

        @MainActor
        func testAnOrderThatCostsNothingIsNotPaid() async {
            let end = await Self.payment(secret: "pi_1").prepare(Order(number: "A-2", total: 0))
            guard case .failed(.nothingToPay) = end else { return XCTFail("\(end)") }
        }

        @MainActor
        func testThePersonReadsWhatTheBankSays() async {
            let sdk = Self.payment(secret: "pi_declined")
            await sdk.prepare(.sample)
            let end = await sdk.pay(over: UIViewController())
            guard case .failed(.declined(message: "Call your bank.")) = end else { return XCTFail("\(end)") }
        }

        /// A payment after the app's launch, with a server that answers each order with one secret.
        @MainActor
        private static func payment(secret: String) -> any PaymentSDK {
            let manager = StripeManager { _ in secret }
            manager.launch(options: [:])
            return manager.makePaymentSDK()
        }
    }
#endif
