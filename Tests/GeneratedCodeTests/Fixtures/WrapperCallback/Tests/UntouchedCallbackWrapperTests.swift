// A skeleton in style `callback` fails, and never reports a success.

#if DEBUG
    import XCTest

    /// Tests of skeletons that nobody has filled in.
    nonisolated final class UntouchedCallbackWrapperTests: XCTestCase {
        @MainActor
        func testAStatusStepEndsInItsFailure() async throws {
            let sdk = WireManager().makeDeliverySDK(sessionSDK: MockSessionSDK())
            let end = expectation(description: "failed")
            var kinds: [DeliveryStatus.Kind] = []
            let token = sdk.observeStatus { status in
                kinds.append(status.kind)
                if status.kind == .failed { end.fulfill() }
            }
            sdk.find(number: "1")
            await fulfillment(of: [end], timeout: 5)
            XCTAssertEqual(kinds, [.idle, .searching, .failed])
            withExtendedLifetime(token) {}
        }

        @MainActor
        func testACompletionGetsAFailureUnlessTheStepWasEnded() async throws {
            let sdk = WireManager().makeDeliverySDK(sessionSDK: MockSessionSDK())
            sdk.follow(number: "1") { _ in
                XCTFail("a value")
            } completion: {
                XCTFail("\($0)")
            }
            sdk.stop()
            let place = expectation(description: "place")
            sdk.place(of: "1") { XCTFail("\($0)") }
            sdk.place(of: "2") { result in
                guard case .failure(.unknown) = result else { return XCTFail("\(result)") }
                place.fulfill()
            }
            await fulfillment(of: [place], timeout: 5)
        }
    }
#endif
