import XCTest

@testable import Shop

final class CheckoutTests: XCTestCase {
    @MainActor
    func testADeclinedCard() async {
        let payments = PaymentServiceMock()
        payments.outcome = .failed(.declined)
        let message = await Checkout(payments: payments).buy("tea", cents: 250)
        XCTAssertEqual(message, "Use another card.")
        XCTAssertEqual(payments.paid, ["tea"])
    }

    @MainActor
    func testTheSDKInUse() async {
        let message = await Checkout().buy("tea", cents: 250)
        XCTAssertEqual(message, "Thank you: tea-250")
    }
}
