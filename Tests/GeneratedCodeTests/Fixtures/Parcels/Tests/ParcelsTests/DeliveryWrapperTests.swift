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

        @MainActor
        private func contract(_ fault: FilledDelivery.Fault?, timeout: Double) -> DeliveryContract {
            DeliveryContract(
                make: { FilledDelivery($0, fault) },
                trigger: { event, service in (service as? FilledDelivery)?.raise(event) },
                timeout: timeout)
        }
    }

    extension XCTestCase {
        @MainActor
        func waitUntil(_ isTrue: () -> Bool, file: StaticString = #filePath, line: UInt = #line)
            async throws
        {
            for _ in 0..<5000 where !isTrue() { try await Task.sleep(nanoseconds: 1_000_000) }
            XCTAssertTrue(isTrue(), file: file, line: line)
        }
    }
#endif
