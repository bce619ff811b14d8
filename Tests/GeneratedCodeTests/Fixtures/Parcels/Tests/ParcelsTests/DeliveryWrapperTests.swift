// Style async, isolation Sendable: a filled-in wrapper keeps to the flow in all scenarios, each fault in one is
// noticed, and a wrapper that is dropped cancels its work.

#if DEBUG
    import XCTest

    @testable import Parcels

    nonisolated final class DeliveryWrapperTests: XCTestCase {
        @MainActor
        func testAWrapperKeepsToTheFlow() async throws {
            for scenario in DeliveryFlow.Scenario.allCases {
                let violation = try await contract(nil, timeout: 5).violation(in: scenario)
                XCTAssertNil(violation, "\(scenario)")
            }
        }

        @MainActor
        func testEachFaultIsNoticed() async throws {
            for fault in FilledDelivery.Fault.allCases {
                var found: [String] = []
                for scenario in DeliveryFlow.Scenario.allCases where found.isEmpty {
                    let violation = try await contract(fault, timeout: 0.2).violation(in: scenario)
                    found += violation.map { [$0.message] } ?? []
                }
                XCTAssertNotEqual(found, [], "\(fault)")
            }
        }

        @MainActor
        func testADroppedWrapperIsFreedAndItsWorkIsCancelled() async throws {
            for isVerified in [false, true] {
                var wrapper: FilledDelivery? = FilledDelivery(.stopFollow)
                weak let dropped = wrapper
                let sdk = try XCTUnwrap(wrapper?.sdk)
                var service: (any DeliverySDK)? = isVerified ? wrapper?.verified() : wrapper
                wrapper = nil
                let stream = service?.follow(number: "1")
                try await waitUntil { sdk.runningCount == 1 }
                service = nil
                XCTAssertNil(dropped)
                try await waitUntil { sdk.runningCount == 0 }
                var values: [String] = []
                if let stream { for try await value in stream { values.append(value) } }
                XCTAssertEqual(values, [])
            }
        }

        @MainActor
        func testACancelledRunSendsNothing() async throws {
            let wrapper = FilledDelivery(.stopFind)
            _ = await wrapper.open()
            let find = Task { await wrapper.find(number: "1") }
            try await waitUntil { wrapper.sdk.runningCount == 1 }
            wrapper.stop()
            let end = await find.value
            XCTAssertEqual(end.kind, .searching)
            try await waitUntil { wrapper.sdk.runningCount == 0 }
            XCTAssertEqual(wrapper.status.kind, .searching)
        }

        /// What the SDK did may have its effect.
        @MainActor
        func testASuccessCountsEvenIfTheCallerIsCancelled() async throws {
            let flow = LockedFlowRunner<DeliveryFlow>(.idle) { .refused($0) }
            let work = Locked<CheckedContinuation<Void, Never>?>(nil)
            let find = Task {
                await flow.run(.find, via: .searching) { _ in
                    await withCheckedContinuation { work.value = $0 }
                    return .found(place: "here")
                }
            }
            try await waitUntil { work.value != nil }
            find.cancel()
            work.value?.resume()
            let end = await find.value
            XCTAssertEqual(end.kind, .found)
            XCTAssertEqual(flow.status.kind, .found)
        }

        @MainActor
        func testAnErrorIsNotSentIfTheCallerIsCancelled() async throws {
            let flow = LockedFlowRunner<DeliveryFlow>(.idle) { .refused($0) }
            let late = Locked<LockedFlowRunner<DeliveryFlow>.Send?>(nil)
            let find = Task {
                await flow.run(.find, via: .searching) { send in
                    late.value = send
                    try await Task.sleep(nanoseconds: 60_000_000_000)
                    return nil
                }
            }
            try await waitUntil { late.value != nil }
            find.cancel()
            let end = await find.value
            XCTAssertEqual(end.kind, .searching)
            late.value?(.ready)
            XCTAssertEqual(flow.status.kind, .searching)
        }

        @MainActor
        func testARunThatHasEndedOrIsCancelledSendsNothingMore() async throws {
            let flow = LockedFlowRunner<DeliveryFlow>(.idle) { .refused($0) }
            let late = Locked<LockedFlowRunner<DeliveryFlow>.Send?>(nil)
            _ = await flow.run(.find, via: .searching) { send in
                late.value = send
                return .found(place: "here")
            }
            late.value?(.searching)
            XCTAssertEqual(flow.status.kind, .found)
            late.value = nil
            let find = Task {
                await flow.run(.find) { send in
                    late.value = send
                    try await Task.sleep(nanoseconds: 60_000_000_000)
                    return nil
                }
            }
            try await waitUntil { late.value != nil }
            flow.cancel(.find)
            late.value?(.searching)
            let end = await find.value
            XCTAssertEqual(end.kind, .found)
        }

        @MainActor
        func testACallCancelsTheOneBefore() async throws {
            let flow = LockedFlowRunner<DeliveryFlow>(.idle) { .refused($0) }
            let (isStarted, isCancelled) = (Locked(false), Locked(false))
            let first = Task {
                await flow.run(.find) { _ in
                    isStarted.value = true
                    defer { isCancelled.value = true }
                    try await Task.sleep(nanoseconds: 60_000_000_000)
                    return nil
                }
            }
            try await waitUntil { isStarted.value }
            _ = await flow.run(.find) { _ in .ready }
            _ = await first.value
            XCTAssertEqual(flow.status.kind, .ready)
            XCTAssertTrue(isCancelled.value)
        }

        @MainActor
        func testAStreamThatIsNoLongerReadCancelsItsStep() async throws {
            let wrapper = FilledDelivery(.stopFollow)
            let reader = Task { for try await _ in wrapper.follow(number: "1") {} }
            try await waitUntil { wrapper.sdk.runningCount == 1 }
            reader.cancel()
            try await waitUntil { wrapper.sdk.runningCount == 0 }
        }

        @MainActor private func contract(_ fault: FilledDelivery.Fault?, timeout: Double) -> DeliveryContract {
            DeliveryContract(
                make: { FilledDelivery($0, fault) },
                trigger: { event, service in (service as? FilledDelivery)?.raise(event) }, timeout: timeout)
        }
    }

    extension XCTestCase {
        @MainActor func waitUntil(_ isTrue: () -> Bool, file: StaticString = #filePath, line: UInt = #line) async throws
        {
            for _ in 0..<5000 where !isTrue() { try await Task.sleep(nanoseconds: 1_000_000) }
            XCTAssertTrue(isTrue(), file: file, line: line)
        }
    }
#endif
