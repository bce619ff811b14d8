// A mock's call fails where the status says so, also where the step throws an error of another type than
// the flow's own; its handlers may keep the closures they get; and a reader who leaves a stream ends the
// step that fills it.

#if DEBUG
    import Combine
    import Foundation
    import XCTest

    @testable import App

    /// Tests of the mocks of steps that throw another error than their flow's own.
    nonisolated final class ForeignErrorTests: XCTestCase {
        @MainActor
        func testAPublisherFailsWithASampleOfItsError() async throws {
            let mock = MockRefundSDK()
            mock.follow(.refundFails)
            var failures: [URLError.Code] = []
            let reader = mock.refund(amount: 1) { _ in }.sink { end in
                if case .failure(let error) = end { failures.append(error.code) }
            } receiveValue: { value in
                XCTFail("\(value)")
            }
            reader.cancel()
            XCTAssertEqual(failures, [.unknown])
        }

        @MainActor
        func testAHandlerMayKeepTheClosuresItGets() async throws {
            let mock = MockRefundSDK()
            var told: [Double] = []
            var kept: ((Double) -> Void)?
            mock.refundHandler = { amount, progress in
                kept = progress
                return .success(amount)
            }
            _ = mock.refund(amount: 1) { told.append($0) }
            try XCTUnwrap(kept)(0.5)
            XCTAssertEqual(told, [0.5])
        }

        @MainActor
        func testAPathThatNoErrorIsKnownForIsLeftOut() async throws {
            let names = MockRefundSDK.Path.allCases.map(\.rawValue)
            XCTAssertTrue(names.contains("disputeSucceeds"))
            XCTAssertFalse(names.contains { $0.hasPrefix("disputeFails") }, "\(names)")
        }

        @MainActor
        func testACompletionFailsInEachStatusThatTellsOfAFailure() async throws {
            let mock = MockBookingSDK()
            for path in [MockBookingSDK.Path.bookFailsFailed, .bookFailsLate] {
                mock.reset()
                mock.follow(path)
                var failures = 0
                mock.book(table: 1, changed: { _ in }) { result in
                    if case .failure = result { failures += 1 }
                }
                XCTAssertEqual(failures, 1, "\(path)")
            }
        }

        @MainActor
        func testTheFlowsOwnErrorIsTheOneOfTheStatus() async throws {
            let mock = MockBookingSDK()
            mock.script(.price, .asking, .late(.closed))
            var errors: [BookingError] = []
            mock.price { result in
                if case .failure(let error) = result { errors.append(error) }
            }
            guard case .closed? = errors.first, errors.count == 1 else {
                return XCTFail("\(errors)")
            }
        }

        @MainActor
        func testAnAsyncCallThrowsASampleOfTheErrorItNames() async throws {
            let mock = MockRideSDK()
            mock.follow(.orderFails)
            do {
                let ride = try await mock.order(seats: 2)
                XCTFail(ride)
            } catch is URLError {
            }
            mock.script(.track, .asking, .failed(seats: 2, reason: .noTaxi))
            do {
                for try await place in mock.track() { XCTFail("\(place)") }
                XCTFail("nothing was thrown")
            } catch is URLError {
            }
        }

        @MainActor
        func testATypedCallThrowsASampleOfItsError() async throws {
            let mock = MockRideSDK()
            mock.follow(.quoteFails)
            do throws(URLError) {
                let price = try mock.quote()
                XCTFail("\(price)")
            } catch {
                XCTAssertEqual(error.code, .unknown)
            }
        }

        @MainActor
        func testAReaderWhoLeavesEndsTheStep() async throws {
            let mock = MockRideSDK()
            mock.keepsRealTime = true
            mock.send(.riding)
            let statuses = mock.statuses
            let reading = Task { for try await place in mock.track() { XCTFail("\(place)") } }
            for _ in 0..<10_000 where mock.steps != [.track] { await Task.yield() }
            reading.cancel()
            _ = await reading.result
            // Takes longer than what was ended would have.
            await mock.follow()
            await mock.leave()
            var kinds: [RideStatus.Kind] = []
            for await status in statuses.prefix(5) { kinds.append(status.kind) }
            XCTAssertEqual(kinds, [.riding, .asking, .asking, .riding, .idle])
        }

        @MainActor
        func testAReaderWhoLeavesEndsTheStepOnAnyThread() async throws {
            let mock = MockExchangeSDK()
            mock.keepsRealTime = true
            let statuses = mock.statuses
            let reading = Task { for try await quote in mock.quotes() { XCTFail("\(quote)") } }
            for _ in 0..<10_000 where mock.steps != [.quotes] { await Task.yield() }
            reading.cancel()
            _ = await reading.result
            // Takes longer than what was ended would have.
            await mock.swap(amount: 1)
            XCTAssertEqual(mock.swapCalls, [1])
            var kinds: [ExchangeStatus.Kind] = []
            for await status in statuses.prefix(4) { kinds.append(status.kind) }
            XCTAssertEqual(kinds, [.idle, .asking, .asking, .swapped])
        }
    }
#endif
