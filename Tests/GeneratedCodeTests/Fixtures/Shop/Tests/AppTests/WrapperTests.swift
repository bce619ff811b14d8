// All styles on the main actor: filled-in wrappers keep to their flows, each fault in one is noticed, they cancel their
// work when they are dropped, and skeletons that nobody has filled in claim no success.

import Combine
import Services
import XCTest

@testable import App

nonisolated final class WrapperTests: XCTestCase {
    @MainActor
    func testFilledWrappersKeepToTheFlow() async throws {
        try await BellContract { FilledBell($0) }.assertHolds()
        try await CourierContract { FilledCourier($0) }.assertHolds()
        try await PricesContract { FilledPrices($0) }.assertHolds()
    }

    @MainActor
    func testEachFaultIsNoticed() async throws {
        for fault in FilledBell.Fault.allCases {
            let found = try await violations(in: BellContract(make: { FilledBell($0, fault) }, timeout: 0.2))
            XCTAssertNotEqual(found, [], "\(fault)")
        }
        for fault in FilledCourier.Fault.allCases {
            let found = try await violations(in: CourierContract(make: { FilledCourier($0, fault) }, timeout: 0.2))
            XCTAssertNotEqual(found, [], "\(fault)")
        }
        for fault in FilledPrices.Fault.allCases {
            let found = try await violations(in: PricesContract(make: { FilledPrices($0, fault) }, timeout: 0.2))
            XCTAssertNotEqual(found, [], "\(fault)")
        }
    }

    /// What is wrong in the first scenario in which anything is.
    @MainActor
    private func violations<Flow: FlowTable, Service>(
        in contract: FlowContract<Flow, Service>
    ) async throws -> [String] {
        for scenario in Flow.Scenario.allCases {
            if let violation = try await contract.violation(in: scenario) {
                return [violation.message]
            }
        }
        return []
    }

    @MainActor
    func testADroppedWrapperOfStyleCallbackIsFreedAndItsWorkIsCancelled() async throws {
        for isVerified in [false, true] {
            var wrapper: FilledBell? = FilledBell(.ring, isEndless: true)
            weak let dropped = wrapper
            let sdk = try XCTUnwrap(wrapper?.sdk)
            var service: (any BellSDK)? = isVerified ? wrapper?.verified() : wrapper
            wrapper = nil
            service?.ring(times: 1) { _ in XCTFail("completed") }
            try await waitUntil { sdk.runningCount == 1 }
            service = nil
            XCTAssertNil(dropped)
            try await waitUntil { sdk.runningCount == 0 }
        }
    }

    @MainActor
    func testADroppedWrapperOfStyleCombineIsFreedAndItsWorkIsCancelled() async throws {
        var wrapper: FilledPrices? = FilledPrices(.pricesSucceeds, isEndless: true)
        weak let dropped = wrapper
        let sdk = try XCTUnwrap(wrapper?.sdk)
        var ends = 0
        let subscription = wrapper?.prices().sink { _ in
            ends += 1
        } receiveValue: { _ in
            XCTFail("a value")
        }
        try await waitUntil { sdk.runningCount == 1 }
        wrapper = nil
        XCTAssertNil(dropped)
        try await waitUntil { sdk.runningCount == 0 && ends == 1 }
        withExtendedLifetime(subscription) {}
    }

    @MainActor
    func testADroppedWrapperOfStyleAsyncIsFreedAndItsStreamsEnd() async throws {
        var wrapper: FilledCourier? = FilledCourier(.deliver)
        weak let dropped = wrapper
        let streamEnded = expectation(description: "the stream ends")
        if let statuses = wrapper?.statuses {
            Task {
                for await _ in statuses {}
                streamEnded.fulfill()
            }
        }
        await wrapper?.deliver(basket: Basket(items: []))
        wrapper = nil
        XCTAssertNil(dropped)
        await fulfillment(of: [streamEnded], timeout: 5)
    }

    @MainActor
    func testADroppedWrapperOfStyleAsyncIsFreedAndItsWorkIsCancelled() async throws {
        for isVerified in [false, true] {
            var wrapper: FilledCourier? = FilledCourier(.routeSucceeds, isEndless: true)
            weak let dropped = wrapper
            let sdk = try XCTUnwrap(wrapper?.sdk)
            var service: (any CourierSDK)? = isVerified ? wrapper?.verified() : wrapper
            wrapper = nil
            let route = service?.route()
            try await waitUntil { sdk.runningCount == 1 }
            service = nil
            XCTAssertNil(dropped)
            try await waitUntil { sdk.runningCount == 0 }
            var values: [String] = []
            if let route { for try await value in route { values.append(value) } }
            XCTAssertEqual(values, [])
        }
    }

    /// A caller that awaits a step keeps the wrapper; once the caller is cancelled, nothing does.
    @MainActor
    func testACancelledCallerCancelsTheWork() async throws {
        let wrapper = FilledCourier(.positionSucceeds, isEndless: true)
        let position = Task { try await wrapper.position() }
        try await waitUntil { wrapper.sdk.runningCount == 1 }
        position.cancel()
        let result = await position.result
        XCTAssertThrowsError(try result.get()) { XCTAssertTrue($0 is CancellationError) }
        XCTAssertEqual(wrapper.sdk.runningCount, 0)
    }

    /// What the SDK did may have its effect.
    @MainActor
    func testASuccessCountsEvenIfTheCallerIsCancelled() async throws {
        let flow = FlowRunner<CourierFlow>(.waiting) { _ in .lost }
        var work: CheckedContinuation<Void, Never>?
        let call = Task {
            await flow.run(.deliver, via: .underway) { _ in
                await withCheckedContinuation { work = $0 }
                return .delivered
            }
        }
        try await waitUntil { work != nil }
        call.cancel()
        work?.resume()
        let end = await call.value
        XCTAssertEqual(end.kind, .delivered)
        XCTAssertEqual(flow.status.kind, .delivered)
    }

    @MainActor
    func testAnErrorIsNotSentIfTheCallerIsCancelled() async throws {
        let flow = FlowRunner<CourierFlow>(.waiting) { _ in .lost }
        let call = Task {
            await flow.run(.deliver, via: .underway) { _ in
                try await Task.sleep(nanoseconds: 60_000_000_000)
                return .delivered
            }
        }
        try await waitUntil { flow.status.kind == .underway }
        call.cancel()
        let end = await call.value
        XCTAssertEqual(end.kind, .underway)
    }

    @MainActor
    func testSkeletonsClaimNoSuccess() async throws {
        let (till, van) = (TillManager(), VanManager())
        let shop = try await ShopContract(make: { _ in TillShopSDK(manager: till) }, timeout: 0.2)
            .violation(in: .buySucceeds)
        XCTAssertEqual(shop?.message, "open: expected ready, got nothing")
        let bell = try await BellContract(make: { _ in VanBellSDK(manager: van) }, timeout: 0.2).violation(in: .ring)
        XCTAssertEqual(bell?.message, "ring: expected ringing, got nothing")
        let couriers = CourierContract(make: { _ in VanCourierSDK(manager: van) }, timeout: 0.2)
        let courier = try await couriers.violation(in: .deliver)
        XCTAssertEqual(courier?.message, "deliver: expected underway, delivered, got underway")
        let position = try await couriers.violation(in: .positionFails)
        XCTAssertNil(position)
        for scenario in [PricesFlow.Scenario.priceFails, .pricesFails] {
            let found = try await PricesContract { _ in TillPricesSDK(manager: till) }.violation(in: scenario)
            XCTAssertNil(found)
        }
    }
}

extension XCTestCase {
    @MainActor func waitUntil(_ isTrue: () -> Bool, file: StaticString = #filePath, line: UInt = #line) async throws {
        for _ in 0..<5000 where !isTrue() { try await Task.sleep(nanoseconds: 1_000_000) }
        XCTAssertTrue(isTrue(), file: file, line: line)
    }
}
