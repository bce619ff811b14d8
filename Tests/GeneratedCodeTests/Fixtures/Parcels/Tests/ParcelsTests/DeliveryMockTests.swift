// What a mock of style async, isolation Sendable does: rules, delays, scripts, handlers, events and records.

#if DEBUG
    import XCTest

    @testable import Parcels

    nonisolated final class DeliveryMockTests: XCTestCase {
        @MainActor
        func testAStepReturnsItsStatus() async throws {
            let mock = MockDeliverySDK()
            await mock.open()
            let end = await mock.find(number: "1")
            XCTAssertEqual(end.place, "depot")
            let other = await mock.find(number: "")
            XCTAssertEqual(other.failure?.kind, .unknown)
            XCTAssertEqual(mock.findCalls, ["1", ""])
        }

        @MainActor
        func testADelayedCallIsCancelled() async throws {
            let (mock, clock) = (MockDeliverySDK(), LockedFlowClock())
            mock.clock = clock
            let place = Task { try await mock.place(of: "1") }
            try await waitUntil { mock.calls == [.place] }
            mock.stop()
            let result = await place.result
            XCTAssertThrowsError(try result.get()) { XCTAssertTrue($0 is CancellationError) }
        }

        @MainActor
        func testADelayedCallAnswersWhenItsTimeHasCome() async throws {
            let (mock, clock) = (MockDeliverySDK(), LockedFlowClock())
            mock.clock = clock
            let found = Locked<String?>(nil)
            let place = Task { found.value = try await mock.place(of: "1") }
            try await waitUntil { mock.calls == [.place] }
            try await Task.sleep(nanoseconds: 5_000_000)
            clock.advance(by: 0.1)
            try await Task.sleep(nanoseconds: 5_000_000)
            XCTAssertNil(found.value)
            clock.advance(by: 0.1)
            try await place.value
            XCTAssertEqual(found.value, "depot")
        }

        @MainActor
        func testAnAnswerIsScriptedInOneLine() async throws {
            let mock = MockDeliverySDK()
            await mock.open()
            mock.failNext(.place, with: .unknown)
            mock.script(.find, .searching, .found(place: "door"))
            do {
                _ = try await mock.place(of: "1")
                XCTFail("expected an error")
            } catch { XCTAssertEqual((error as? DeliveryError)?.kind, .unknown) }
            let place = try await mock.place(of: "1")
            XCTAssertEqual(place, "depot")
            let end = await mock.find(number: "1")
            XCTAssertEqual(end.place, "door")
            XCTAssertEqual(mock.callsCount(of: .place), 2)
        }

        @MainActor
        func testAHandlerReplacesTheRules() async throws {
            let mock = MockDeliverySDK()
            mock.placeHandler = { number in "the place of \(number)" }
            let place = try await mock.place(of: "7")
            XCTAssertEqual(place, "the place of 7")
            XCTAssertEqual(mock.placeCalls, ["7"])
        }

        @MainActor
        func testAMockListsCallsOutOfOrderUntilItIsReset() async throws {
            let mock = MockDeliverySDK()
            mock.findHandler = { _ in }
            await mock.find(number: "1")
            XCTAssertEqual(mock.callsOutOfOrder, [.find])
            mock.reset()
            XCTAssertEqual(mock.calls, [])
            XCTAssertEqual(mock.callsOutOfOrder, [])
            XCTAssertEqual(mock.findCalls, [])
            XCTAssertNil(mock.findHandler)
            XCTAssertEqual(mock.status.kind, .idle)
        }

        @MainActor
        func testAStrictMockReportsWhatIsNotScripted() async throws {
            let found = Locked<[String]>([])
            FlowViolations.shared.handle { violation in found.withLock { $0.append(violation) } }
            defer { FlowTest.reportViolations() }
            let mock = MockDeliverySDK()
            mock.isStrict = true
            mock.script(.open, .ready)
            await mock.open()
            _ = await mock.count()
            XCTAssertEqual(
                found.value, ["MockDeliverySDK: 'count' is neither scripted nor handled"])
        }

        @MainActor
        func testEachEndOfAnEventIsACase() async throws {
            let mock = MockDeliverySDK()
            mock.play(.findSucceeds)
            mock.send(event: .movedToFound)
            XCTAssertEqual(mock.status.kind, .found)
            mock.send(event: .movedToFailed)
            XCTAssertEqual(mock.status.kind, .failed)
        }

        @MainActor
        func testTheVerifierNoticesAWrongEnd() async throws {
            let found = Locked<[String]>([])
            let mock = MockDeliverySDK()
            mock.openHandler = {}
            let verified = mock.verified { violation in found.withLock { $0.append(violation) } }
            _ = await verified.open()
            XCTAssertEqual(found.value, ["open: expected to return in ready, returned in idle"])
        }

        @MainActor
        func testASynchronousStepOnNoActor() async throws {
            let mock = MockLabelSDK()
            mock.failNext(.weigh, with: .unknown)
            XCTAssertThrowsError(try mock.weigh(grams: 1))
            XCTAssertNoThrow(try mock.weigh(grams: 2))
            XCTAssertEqual(mock.weighCalls, [1, 2])
            mock.scan("7")
            XCTAssertEqual(mock.status.kind, .read)
        }
    }
#endif
