// A skeleton in style `async` fails, and never reports a success.

#if DEBUG
    import XCTest

    /// Tests of skeletons that nobody has filled in.
    nonisolated final class UntouchedAsyncWrapperTests: XCTestCase {
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
