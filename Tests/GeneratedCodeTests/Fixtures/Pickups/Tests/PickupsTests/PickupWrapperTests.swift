// Style callback, isolation none: a filled-in wrapper keeps to the flow in all scenarios, each fault in one is noticed,
// and a wrapper that is dropped cancels its work and completes nothing.

#if DEBUG
    import Testing

    @testable import Pickups

    struct PickupWrapperTests {
        @Test @MainActor
        func aFilledPickupKeepsToTheFlow() async throws {
            try await contract(nil, timeout: 5).assertHolds()
        }

        @Test @MainActor
        func eachFaultOfAPickupIsNoticed() async throws {
            for fault in FilledPickup.Fault.allCases {
                var found: [String] = []
                for scenario in PickupFlow.Scenario.allCases where found.isEmpty {
                    let violation = try await contract(fault, timeout: 0.2).violation(in: scenario)
                    found += violation.map { [$0.message] } ?? []
                }
                #expect(found != [], "\(fault)")
            }
        }

        @Test @MainActor
        func aDroppedPickupIsFreedAndItsWorkIsCancelled() async throws {
            for isVerified in [false, true] {
                var wrapper: FilledPickup? = FilledPickup(.stopPlace)
                weak let dropped = wrapper
                let sdk = try #require(wrapper?.sdk)
                var service: (any PickupSDK)? = isVerified ? wrapper?.verified() : wrapper
                wrapper = nil
                let completions = Locked(0)
                service?.place(of: "1") { _ in completions.withLock { $0 += 1 } }
                try await waitUntil { sdk.runningCount == 1 }
                service = nil
                #expect(dropped == nil)
                try await waitUntil { sdk.runningCount == 0 }
                try await Task.sleep(nanoseconds: 5_000_000)
                #expect(completions.value == 0)
            }
        }

        @Test @MainActor
        func aCancelledStepEndsItsWorkAndCompletesNothing() async throws {
            let wrapper = FilledPickup(.stopPlace)
            let completions = Locked(0)
            wrapper.place(of: "1") { _ in completions.withLock { $0 += 1 } }
            try await waitUntil { wrapper.sdk.runningCount == 1 }
            wrapper.stop()
            try await waitUntil { wrapper.sdk.runningCount == 0 }
            try await Task.sleep(nanoseconds: 5_000_000)
            #expect(completions.value == 0)
        }

        @Test @MainActor
        func aRunThatHasEndedSendsNothingMore() async throws {
            let flow = LockedFlowRunner<PickupFlow>(.idle) { _ in .unknown }
            let late = Locked<LockedFlowRunner<PickupFlow>.Send?>(nil)
            flow.run(.find, via: .searching) { send in
                late.value = send
                return .found(place: "here")
            }
            try await waitUntil { flow.status.kind == .found }
            let send = try #require(late.value)
            send(.searching)
            #expect(flow.status.kind == .found)
        }

        @Test @MainActor
        func aStepThatAnObserverCancelsDoesNotStart() async throws {
            let flow = LockedFlowRunner<PickupFlow>(.idle) { _ in .unknown }
            let (kinds, isStarted) = (Locked<[PickupStatus.Kind]>([]), Locked(false))
            let observation = flow.observe { [weak flow] status in
                kinds.withLock { $0.append(status.kind) }
                if status.kind == .searching { flow?.cancel(.find) }
            }
            flow.run(.find, via: .searching, .ready) { _ in
                isStarted.value = true
                return nil
            }
            try await Task.sleep(nanoseconds: 5_000_000)
            #expect(kinds.value == [.idle, .searching])
            #expect(!isStarted.value)
            withExtendedLifetime(observation) {}
        }

        @MainActor private func contract(_ fault: FilledPickup.Fault?, timeout: Double) -> PickupContract {
            PickupContract(
                make: { FilledPickup($0, fault) },
                trigger: { _, service in (service as? FilledPickup)?.moved(place: "place") }, timeout: timeout)
        }
    }

    /// Waits until something is true, or a few seconds.
    @MainActor func waitUntil(_ isTrue: () -> Bool, sourceLocation: SourceLocation = #_sourceLocation) async throws {
        for _ in 0..<5000 where !isTrue() { try await Task.sleep(nanoseconds: 1_000_000) }
        #expect(isTrue(), sourceLocation: sourceLocation)
    }
#endif
