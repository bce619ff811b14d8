// A filled-in wrapper on no actor: the SDK's closures lead straight to the app's.
#if DEBUG
    import XCTest

    /// Tests of ``WirePickupSDK`` as a developer has filled it in.
    nonisolated final class WirePickupSDKTests: XCTestCase {
        @MainActor
        func testAnAnswerComesAndAFailureIsMapped() async throws {
            let sdk = WireManager().makePickupSDK()
            sdk.open()
            let answer = expectation(description: "answer")
            sdk.place(of: "1") { result in
                guard case .success("depot") = result else { return XCTFail("\(result)") }
                answer.fulfill()
            }
            await fulfillment(of: [answer], timeout: 5)
            let failure = expectation(description: "failure")
            sdk.place(of: "fail") { result in
                guard case .failure(.refused) = result else { return XCTFail("\(result)") }
                failure.fulfill()
            }
            await fulfillment(of: [failure], timeout: 5)
        }

        @MainActor
        func testAStreamTellsEachValueThenItsEnd() async throws {
            let sdk = WireManager().makePickupSDK()
            sdk.open()
            let end = expectation(description: "end")
            let values = expectation(description: "values")
            values.expectedFulfillmentCount = 3
            sdk.follow(number: "1") { _ in
                values.fulfill()
            } completion: { result in
                guard case .success = result else { return XCTFail("\(result)") }
                end.fulfill()
            }
            await fulfillment(of: [values, end], timeout: 5, enforceOrder: true)
        }
    }
#endif
