// What the clock of mocks off the main actor promises.

#if DEBUG
    import Testing

    @testable import Pickups

    struct ClockTests {
        @Test
        func aDelayBeginsWhenTheClockHasReachedItAndEndsOnce() {
            let (clock, ended) = (LockedFlowClock(), Locked<[String]>([]))
            let add: @Sendable (String) -> Void = { text in ended.withLock { $0.append(text) } }
            _ = clock.delay(1) { _ in
                add("first")
                _ = clock.delay(1) { _ in add("second") }
            }
            let cancelled = clock.delay(1) { add($0 ? "cancelled" : "late") }
            cancelled.end(isCancelled: true)
            clock.advance(by: 1.5)
            #expect(ended.value == ["cancelled", "first"])
            clock.advance(by: 0.5)
            #expect(ended.value == ["cancelled", "first", "second"])
        }

        @Test @MainActor
        func onlyTheRealClockMovesByItself() async throws {
            let (manual, real) = (Locked(false), Locked(false))
            _ = LockedFlowClock().delay(0) { _ in manual.value = true }
            _ = LockedFlowClock.real.delay(0.2) { isCancelled in real.value = !isCancelled }
            for _ in 0..<20 { await Task.yield() }
            #expect(!real.value)
            try await waitUntil { real.value }
            #expect(!manual.value)
        }
    }
#endif
