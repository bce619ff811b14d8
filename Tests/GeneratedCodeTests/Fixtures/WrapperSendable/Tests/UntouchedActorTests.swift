// A skeleton that is an actor fails, and never reports a success.

#if DEBUG
    import XCTest

    /// Tests of skeletons that nobody has filled in.
    nonisolated final class UntouchedActorTests: XCTestCase {
        @MainActor
        func testAStatusStepEndsInItsFailure() async throws {
            let sdk = WireManager().makeDeliverySDK(sessionSDK: MockSessionSDK())
            var statuses = sdk.statuses.makeAsyncIterator()
            await sdk.find(number: "1")
            var kinds: [DeliveryStatus.Kind] = []
            for _ in 0..<3 {
                if let status = await statuses.next() { kinds.append(status.kind) }
            }
            XCTAssertEqual(kinds, [.idle, .searching, .failed])
        }

        @MainActor
        func testAnAnswerIsAnError() async throws {
            let sdk = WireManager().makeDeliverySDK(sessionSDK: MockSessionSDK())
            await expectFailure { _ = try await sdk.place(of: "1") }
            await expectFailure { _ = try await sdk.reserve(number: "1", until: 2) }
            await expectFailure { try await sdk.complain("Late.") }
            await expectFailure {
                for try await _ in sdk.follow(number: "1") { XCTFail("a value") }
            }
        }

        @MainActor
        func testACallThatIsCancelledIsNoFailure() async throws {
            let sdk = WireManager().makeDeliverySDK(sessionSDK: MockSessionSDK())
            let call = Task {
                do {
                    _ = try await sdk.place(of: "1")
                    return false
                } catch {
                    return error is CancellationError
                }
            }
            call.cancel()
            let isCancelled = await call.value
            XCTAssertTrue(isCancelled)
        }

        @MainActor
        func testACompletionGetsAFailure() async throws {
            let sdk = WireManager().makeLookupSDK()
            let place = expectation(description: "place")
            let route = expectation(description: "route")
            sdk.place(of: "1") { result in
                guard case .failure(.unknown) = result else { return XCTFail("\(result)") }
                place.fulfill()
            }
            sdk.follow(number: "1") { _ in
                XCTFail("a value")
            } completion: { result in
                guard case .failure(.unknown) = result else { return XCTFail("\(result)") }
                route.fulfill()
            }
            await fulfillment(of: [place, route], timeout: 5)
        }
    }

    @MainActor
    private func expectFailure(_ call: () async throws -> Void) async {
        do {
            try await call()
            XCTFail("no error")
        } catch {
            XCTAssertTrue(error is DeliveryError, "\(error)")
        }
    }
#endif
