// All styles on the main actor: filled-in wrappers and mocks keep to their flows, each fault in a wrapper is noticed,
// dropped wrappers cancel their work, and skeletons that nobody has filled in claim no success.

import Combine
import Services
import XCTest

@testable import App

nonisolated final class WrapperTests: XCTestCase {
    @MainActor
    func testFilledWrappersKeepToTheirFlows() async throws {
        let violations =
            try await BellContract { FilledBell($0.moves) }.violations()
            + CourierContract { FilledCourier($0.moves) }.violations()
            + PricesContract { FilledPrices($0.moves) }.violations()
        XCTAssertEqual(violations, [])
    }

    /// Their closures answer as the tables say.
    @MainActor
    func testMocksKeepToTheirFlows() async throws {
        var shopMoves: [FlowMove<ShopFlow>] = []
        var shop = ShopContract { scenario in
            shopMoves = scenario.moves
            let (mock, sdk) = (MockShopSDK(), StubbedSDK(scenario.moves))
            mock.onBuy = { _, _ in try await sdk.answer(.buy) }
            return mock
        }
        shop.trigger = { [moves = { shopMoves }] event, service in
            let mock = try XCTUnwrap(service as? MockShopSDK)
            for move in moves() where move.event == event { move.statuses.forEach { mock.send($0) } }
        }
        let violations =
            try await BellContract { scenario in
                let mock = MockBellSDK()
                if scenario == .ringFails { mock.onRing = { _, _ in throw BellError.broken } }
                return mock
            }.violations()
            + CourierContract { scenario in
                let (mock, sdk) = (MockCourierSDK(), StubbedSDK(scenario.moves))
                mock.onDeliver = { _ in try await sdk.answer(.deliver) }
                mock.onPosition = { "\(try await sdk.answer(.position))" }
                mock.onRoute = { yield in yield("\(try await sdk.answer(.route))") }
                return mock
            }.violations()
            + PricesContract { scenario in
                let (mock, sdk) = (MockPricesSDK(), StubbedSDK(scenario.moves))
                mock.onPrice = { _ in "\(try await sdk.answer(.price))".count }
                mock.onPrices = { yield in yield("\(try await sdk.answer(.prices))".count) }
                mock.onComplain = { _ in _ = try await sdk.answer(.complain) }
                return mock
            }.violations()
            + shop.violations()
        XCTAssertEqual(violations, [])
    }

    /// What a mock shows when it plays a scenario is what a wrapper shows when its steps are called.
    @MainActor
    func testEachScenarioPlaysAsAWrapperDoes() async throws {
        for scenario in CourierScenario.allCases {
            let (mock, wrapper) = (MockCourierSDK(), FilledCourier(scenario.moves))
            mock.play(scenario)
            try await compare(mock, wrapper, CourierContract { _ in nil }, scenario)
        }
        for scenario in BellScenario.allCases {
            let (bell, wrapper) = (MockBellSDK(), FilledBell(scenario.moves))
            let contract = BellContract { _ in nil }
            var played: [BellStatus.Kind] = []
            let observation = bell.observeStatus { played.append($0.kind) }
            bell.play(scenario)
            let called = FlowLog<BellStatus>()
            called.token = contract.observe(wrapper, { called.add($0) })
            do { try await contract.call(.ring, wrapper) } catch { XCTAssertEqual(scenario, .ringFails) }
            XCTAssertEqual(called.items.map(\.kind), played)
            withExtendedLifetime(observation) {}
        }
    }

    @MainActor
    private func compare(
        _ mock: MockCourierSDK, _ wrapper: FilledCourier, _ contract: CourierContract, _ scenario: CourierScenario
    ) async throws {
        let called = FlowLog<CourierStatus>()
        called.token = contract.observe(wrapper, { called.add($0) })
        await eventually { called.items.count == 1 }
        for move in scenario.moves {
            do { if let step = move.step { try await contract.call(step, wrapper) } } catch {
                XCTAssertNotNil(move.failure)
            }
        }
        let expected = [CourierFlow.initial.kind] + scenario.moves.flatMap(\.statuses).map(\.kind)
        await eventually { called.items.map(\.kind) == expected }
        XCTAssertEqual(mock.status.kind, wrapper.status.kind)
    }

    @MainActor
    func testEachFaultIsNoticed() async throws {
        let breaches = Breaches()
        for (fault, text) in [
            Fault.leavesOutAStatus: "ringSucceeds: ring: expected ringing, got no status",
            .sendsAnotherStatus: "ringSucceeds: ring: expected ringing, got silent",
            .fails: "ringSucceeds: ring: expected ringing, got no status",
            .neverAnswers: "ringSucceeds: ring: expected ringing, got no status",
        ] {
            let found = try await violations(in: BellContract { FilledBell($0.moves, fault) }, [.ringSucceeds])
            XCTAssertEqual(found, [text], "\(fault)")
        }
        for (fault, scenario, text) in [
            (Fault.leavesOutAStatus, CourierScenario.deliver, "deliver: expected underway, delivered, got delivered"),
            (.sendsLate, .deliver, "expected nothing more, got underway"),
            (.keepsAFailureBack, .positionFails, "position: expected lost, got success"),
            (.neverAnswers, .routeSucceeds, "route: no answer within 0.2 seconds"),
        ] {
            let found = try await violations(in: CourierContract { FilledCourier($0.moves, fault) }, [scenario])
            XCTAssertEqual(found, ["\(scenario): \(text)"], "\(fault)")
        }
        for (fault, scenario, text) in [
            (Fault.neverAnswers, PricesScenario.priceSucceeds, "price: no answer within 0.2 seconds"),
            (.fails, .pricesSucceed, "prices: expected success, got unknownGoods"),
        ] {
            let found = try await violations(in: PricesContract { FilledPrices($0.moves, fault) }, [scenario])
            XCTAssertEqual(found, ["\(scenario): \(text)"], "\(fault)")
        }
        XCTAssertTrue(breaches.items.contains("BellFlow: 'silent' cannot follow 'silent'"))
    }

    @MainActor
    private func violations<Scenario, Service>(
        in contract: FlowContract<Scenario, Service>, _ scenarios: [Scenario]
    ) async throws -> [String] {
        var contract = contract
        contract.timeout = .milliseconds(200)
        return try await contract.violations(in: scenarios)
    }

    @MainActor
    func testDroppedWrappersAreFreedAndTheirWorkIsCancelled() async throws {
        var (bell, courier, prices): (FilledBell?, FilledCourier?, FilledPrices?) = (.init(), .init(), .init())
        weak let (droppedBell, droppedCourier, droppedPrices) = (bell, courier, prices)
        let sdks = (bell?.sdk, courier?.sdk, prices?.sdk)
        func running() -> [Int?] { [sdks.0?.runningCount, sdks.1?.runningCount, sdks.2?.runningCount] }
        var ends: [String] = []
        bell?.ring(times: 1) { _ in ends.append("bell") }
        let route = courier?.route()
        let statuses = courier?.statuses
        let subscription = prices?.prices().sink { _ in
            ends.append("prices")
        } receiveValue: { _ in
        }
        await eventually { running() == [1, 1, 1] }
        (bell, courier, prices) = (nil, nil, nil)
        XCTAssertNil(droppedBell)
        XCTAssertNil(droppedCourier)
        XCTAssertNil(droppedPrices)
        await eventually { running() == [0, 0, 0] && ends.count == 2 }
        XCTAssertEqual(ends.sorted(), ["bell", "prices"])
        if let route {
            let error = await thrown { for try await value in route { XCTFail(value) } }
            XCTAssertEqual(error, "CancellationError()")
        }
        if let statuses { for await status in statuses { XCTAssertEqual(status.kind, .waiting) } }
        withExtendedLifetime(subscription) {}
    }

    /// A caller that awaits a step keeps the wrapper; once the caller is cancelled, nothing does.
    @MainActor
    func testCancelledCallerCancelsTheWork() async throws {
        let wrapper = FilledCourier()
        let position = Task { try await wrapper.position() }
        await eventually { wrapper.sdk.runningCount == 1 }
        position.cancel()
        let error = await thrown { try await position.value }
        XCTAssertEqual(error, "CancellationError()")
        await eventually { wrapper.sdk.runningCount == 0 }
    }

    @MainActor
    func testSkeletonsClaimNoSuccess() async throws {
        let (till, van) = (TillManager(), VanManager())
        let unwritten =
            try await ShopContract { _ in TillShopSDK(manager: till) }.violations(in: [.open])
            + BellContract { _ in VanBellSDK(manager: van) }.violations()
            + CourierContract { _ in VanCourierSDK(manager: van) }.violations()
            + PricesContract { _ in TillPricesSDK(manager: till) }.violations()
        XCTAssertEqual(unwritten, Array(repeating: "no scenario was played", count: 4))
    }
}
