// A filled-in wrapper on no actor: the SDK's closures lead straight to the app.
#if DEBUG
    import Combine
    import XCTest

    /// Tests of ``WireDeliverySDK`` as a developer has filled it in.
    nonisolated final class WireDeliverySDKTests: XCTestCase {
        @MainActor
        func testAStatusStepEndsInItsOutcome() async throws {
            let sdk = WireManager().makeDeliverySDK(sessionSDK: MockSessionSDK())
            for (number, last) in [("1", DeliveryStatus.Kind.found), ("fail", .failed)] {
                let end = expectation(description: number)
                sdk.open()
                let reader = sdk.statusPublisher.map(\.kind).collect(3).first().sink { kinds in
                    XCTAssertEqual(kinds, [.ready, .searching, last])
                    end.fulfill()
                }
                sdk.find(number: number)
                await fulfillment(of: [end], timeout: 5)
                reader.cancel()
            }
        }

        @MainActor
        func testAnAnswerComesAndAFailureIsMapped() async throws {
            let sdk = WireManager().makeDeliverySDK(sessionSDK: MockSessionSDK())
            sdk.open()
            let answer = expectation(description: "answer")
            let reader = sdk.place(of: "1").sink { _ in
            } receiveValue: { place in
                XCTAssertEqual(place, "depot")
                answer.fulfill()
            }
            await fulfillment(of: [answer], timeout: 5)
            let failure = expectation(description: "failure")
            let other = sdk.place(of: "fail").sink { completion in
                guard case .failure(.refused) = completion else { return XCTFail("\(completion)") }
                failure.fulfill()
            } receiveValue: {
                XCTFail($0)
            }
            await fulfillment(of: [failure], timeout: 5)
            reader.cancel()
            other.cancel()
        }
    }
#endif
