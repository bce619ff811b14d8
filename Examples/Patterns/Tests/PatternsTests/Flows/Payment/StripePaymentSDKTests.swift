#if DEBUG
    @preconcurrency import StripePaymentSheet
    import UIKit
    import XCTest

    @testable import Patterns

    /// Tests of ``StripePaymentSDK`` against the stand-in for StripePaymentSheet.
    nonisolated final class StripePaymentSDKTests: XCTestCase {
        @MainActor
        func testItKeepsToTheFlow() async throws {
            try await PaymentContract { scenario in
                // The secret of a payment decides how it ends.
                let secret =
                    switch scenario {
                    case .prepareSucceeds, .payEndsInPaid: "pi_1"
                    case .payEndsInReady: "pi_closed"
                    case .payFails, .payFailsWithDeclined: "pi_declined"
                    case .payFailsWithPaymentFailed: "whatever"
                    default: throw ScenarioSkipped("the stand-in cannot")
                    }
                return StripePaymentSDK(manager: self.launched(secret: secret))
            }.assertHolds()
        }

        @MainActor
        func testPrepareEndsInReady() async throws {
            let sdk = StripePaymentSDK(manager: launched(secret: "pi_1"))
            let statuses = Recorder(sdk.statuses)
            await sdk.prepare(.sample)
            let all = await statuses.first(3)
            XCTAssertEqual(all.map(\.kind), [.idle, .preparing, .ready])
        }

        @MainActor
        func testPrepareEndsInFailed() async throws {
            let sdk = StripePaymentSDK(manager: launched(secret: "pi_1"))
            let statuses = Recorder(sdk.statuses)
            await sdk.prepare(Order(number: "A-2", total: 0))
            let all = await statuses.first(3)
            guard case .failed(.nothingToPay) = all.last else { return XCTFail("\(all)") }
        }

        @MainActor
        func testPayEndsInPaid() async throws {
            let all = await statusesOfPaying(secret: "pi_1")
            XCTAssertEqual(all.map(\.kind), [.idle, .preparing, .ready, .paying, .paid])
        }

        @MainActor
        func testPayEndsInReady() async throws {
            let all = await statusesOfPaying(secret: "pi_closed")
            XCTAssertEqual(all.map(\.kind), [.idle, .preparing, .ready, .paying, .ready])
        }

        @MainActor
        func testPayEndsInFailed() async throws {
            let all = await statusesOfPaying(secret: "pi_declined")
            guard case .failed(.declined(message: "Call your bank.")) = all.last else {
                return XCTFail("\(all)")
            }
        }

        @MainActor
        func testASecretOfNoPaymentFails() async throws {
            let all = await statusesOfPaying(secret: "whatever")
            guard case .failed(.paymentFailed(PaymentSheetError.invalidClientSecret)) = all.last
            else {
                return XCTFail("\(all)")
            }
        }

        @MainActor
        func testACancelledPreparationSendsNothingMore() async throws {
            let manager = StripeManager { _ in
                try await Task.sleep(nanoseconds: 10_000_000_000)
                return "pi_1"
            }
            let sdk = StripePaymentSDK(manager: manager)
            let statuses = Recorder(sdk.statuses)
            let preparation = Task { await sdk.prepare(.sample) }
            _ = await statuses.first(2)
            preparation.cancel()
            _ = await preparation.value
            XCTAssertEqual(statuses.values.map(\.kind), [.idle, .preparing])
        }

        /// The manager after the app's launch, with a server that answers each order with one secret.
        @MainActor
        private func launched(secret: String) -> StripeManager {
            let manager = StripeManager { _ in secret }
            manager.launch(options: [:])
            return manager
        }

        @MainActor
        private func statusesOfPaying(secret: String) async -> [PaymentStatus] {
            let sdk = StripePaymentSDK(manager: launched(secret: secret))
            let statuses = Recorder(sdk.statuses)
            await sdk.prepare(.sample)
            await sdk.pay(over: UIViewController())
            return await statuses.first(5)
        }
    }
#endif
