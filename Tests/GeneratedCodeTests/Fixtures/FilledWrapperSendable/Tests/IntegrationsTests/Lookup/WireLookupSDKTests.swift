// A filled-in wrapper that is an actor and answers by closures, which it may call on any thread.
#if DEBUG
    import XCTest

    /// Tests of ``WireLookupSDK`` as a developer has filled it in.
    nonisolated final class WireLookupSDKTests: XCTestCase {
        @MainActor
        func testAnAnswerComesAndAFailureIsMapped() async throws {
            let sdk = WireManager().makeLookupSDK()
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
        func testOfManyCallsTheLastIsAnswered() async throws {
            let sdk = WireManager().makeLookupSDK()
            for _ in 0..<200 {
                let answer = expectation(description: "answer")
                sdk.place(of: "slow") { XCTFail("\($0)") }
                sdk.place(of: "1") { result in
                    guard case .success("depot") = result else { return XCTFail("\(result)") }
                    answer.fulfill()
                }
                await fulfillment(of: [answer], timeout: 5)
            }
            try await Task.sleep(nanoseconds: 150_000_000)
        }

        @MainActor
        func testAStepThatIsEndedTellsOfNothing() async throws {
            let sdk = WireManager().makeLookupSDK()
            sdk.place(of: "slow") { XCTFail("\($0)") }
            sdk.stop()
            let answer = expectation(description: "answer")
            sdk.place(of: "1") { _ in answer.fulfill() }
            await fulfillment(of: [answer], timeout: 5)
            try await Task.sleep(nanoseconds: 150_000_000)
        }

        @MainActor
        func testAStreamTellsEachValueThenItsEnd() async throws {
            let sdk = WireManager().makeLookupSDK()
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
