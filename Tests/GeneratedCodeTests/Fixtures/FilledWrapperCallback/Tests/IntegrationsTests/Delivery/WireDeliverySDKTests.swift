// A filled-in wrapper in style `callback` on the main actor, against an SDK that calls back on a queue of its
// own.
#if DEBUG
    import XCTest

    /// Tests of ``WireDeliverySDK`` as a developer has filled it in.
    nonisolated final class WireDeliverySDKTests: XCTestCase {
        @MainActor
        func testEveryReaderGetsTheCurrentStatusFirstAndThenEachChange() async throws {
            let sdk = WireManager().makeDeliverySDK(sessionSDK: MockSessionSDK())
            let end = expectation(description: "found")
            let early = StatusLog(of: sdk, expecting: 4, end)
            sdk.open()
            let late = StatusLog(of: sdk, expecting: 3)
            sdk.find(number: "1")
            await fulfillment(of: [end], timeout: 5)
            XCTAssertEqual(early.kinds, [.idle, .ready, .searching, .found])
            XCTAssertEqual(late.kinds, [.ready, .searching, .found])
        }

        @MainActor
        func testAFailureIsMapped() async throws {
            let sdk = WireManager().makeDeliverySDK(sessionSDK: MockSessionSDK())
            let end = expectation(description: "failed")
            let log = StatusLog(of: sdk, expecting: 4, end)
            sdk.open()
            sdk.find(number: "fail")
            await fulfillment(of: [end], timeout: 5)
            XCTAssertEqual(log.kinds, [.idle, .ready, .searching, .failed])
            let answer = expectation(description: "answer")
            sdk.place(of: "fail") { result in
                guard case .failure(.refused) = result else { return XCTFail("\(result)") }
                answer.fulfill()
            }
            await fulfillment(of: [answer], timeout: 5)
        }

        @MainActor
        func testAStepThatIsEndedTellsOfNothing() async throws {
            let sdk = WireManager().makeDeliverySDK(sessionSDK: MockSessionSDK())
            let end = expectation(description: "found")
            let log = StatusLog(of: sdk, expecting: 5, end)
            sdk.open()
            sdk.find(number: "slow")
            sdk.place(of: "slow") { XCTFail("\($0)") }
            sdk.stop()
            sdk.find(number: "1")
            await fulfillment(of: [end], timeout: 5)
            try await Task.sleep(nanoseconds: 150_000_000)
            XCTAssertEqual(log.kinds, [.idle, .ready, .searching, .searching, .found])
        }

        @MainActor
        func testAStepCalledAgainEndsTheEarlierCall() async throws {
            let sdk = WireManager().makeDeliverySDK(sessionSDK: MockSessionSDK())
            sdk.open()
            let answer = expectation(description: "answer")
            sdk.place(of: "slow") { XCTFail("\($0)") }
            sdk.place(of: "1") { result in
                guard case .success("depot") = result else { return XCTFail("\(result)") }
                answer.fulfill()
            }
            await fulfillment(of: [answer], timeout: 5)
            try await Task.sleep(nanoseconds: 150_000_000)
        }

        @MainActor
        func testAReaderOfTheStatusMayEndTheStep() async throws {
            let sdk = WireManager().makeDeliverySDK(sessionSDK: MockSessionSDK())
            sdk.open()
            var kinds: [DeliveryStatus.Kind] = []
            let token = sdk.observeStatus { status in
                kinds.append(status.kind)
                if status.kind == .searching { sdk.stop() }
            }
            sdk.find(number: "1")
            try await Task.sleep(nanoseconds: 50_000_000)
            XCTAssertEqual(kinds, [.ready, .searching])
            withExtendedLifetime(token) {}
        }

        @MainActor
        func testAStreamTellsEachValueThenItsEnd() async throws {
            let sdk = WireManager().makeDeliverySDK(sessionSDK: MockSessionSDK())
            sdk.open()
            let end = expectation(description: "end")
            var places: [String] = []
            sdk.follow(number: "1") {
                places.append($0)
            } completion: { result in
                guard case .success = result else { return XCTFail("\(result)") }
                end.fulfill()
            }
            await fulfillment(of: [end], timeout: 5)
            XCTAssertEqual(places, ["depot", "van", "door"])
            let failure = expectation(description: "failure")
            sdk.follow(number: "fail") { _ in
            } completion: { result in
                guard case .failure(.refused) = result else { return XCTFail("\(result)") }
                failure.fulfill()
            }
            await fulfillment(of: [failure], timeout: 5)
        }
    }

    /// What a reader of the statuses has seen; tells when the last one has come.
    @MainActor
    private final class StatusLog {
        private(set) var kinds: [DeliveryStatus.Kind] = []
        private var token: AnyObject?

        init(of sdk: any DeliverySDK, expecting count: Int, _ end: XCTestExpectation? = nil) {
            token = sdk.observeStatus { [weak self] status in
                self?.kinds.append(status.kind)
                if self?.kinds.count == count { end?.fulfill() }
            }
        }
    }
#endif
