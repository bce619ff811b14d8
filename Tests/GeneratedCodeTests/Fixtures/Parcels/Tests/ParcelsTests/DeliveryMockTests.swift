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
        func testEachCallReachesItsHandlerThroughTheVerifier() async throws {
            let mock = MockDeliverySDK()
            mock.reserveHandler = { number, day in "\(number) until \(day)" }
            mock.placeHandler = { "the place of \($0)" }
            mock.complainHandler = { _ in throw DeliveryError.unknown }
            mock.followHandler = { number in
                AsyncThrowingStream {
                    $0.yield(number)
                    $0.finish()
                }
            }
            mock.countHandler = { 7 }
            mock.isNumberHandler = { $0 == "7" }
            mock.parseHandler = { .success($0.count) }
            let stopped = Locked(0)
            mock.stopHandler = { stopped.value += 1 }
            mock.logHandler = { text, done in done(text == "text") }
            let service = mock.verified { XCTFail($0) }
            let ready = await service.open()
            XCTAssertEqual(ready.kind, .ready)
            let end = await service.find(number: "1")
            XCTAssertEqual(end.place, "depot")
            XCTAssertEqual(service.status.kind, .found)
            let reserved = try await service.reserve(number: "1", until: 2)
            XCTAssertEqual(reserved, "1 until 2")
            let place = try await service.place(of: "1")
            XCTAssertEqual(place, "the place of 1")
            do {
                try await service.complain("loud")
                XCTFail("expected an error")
            } catch {}
            var values: [String] = []
            for try await value in service.follow(number: "1") { values.append(value) }
            XCTAssertEqual(values, ["1"])
            let count = await service.count()
            XCTAssertEqual(count, 7)
            XCTAssertTrue(service.isNumber("7"))
            XCTAssertFalse(service.isNumber("8"))
            XCTAssertEqual(try service.parse("label"), 5)
            service.stop()
            let done = Locked<[Bool]>([])
            service.log("text") { isDone in done.withLock { $0.append(isDone) } }
            XCTAssertEqual(done.value, [true])
            XCTAssertEqual(stopped.value, 1)
            XCTAssertEqual(
                mock.calls,
                [
                    .open, .find, .reserve, .place, .complain, .follow, .count, .isNumber,
                    .isNumber,
                    .parse, .stop, .log,
                ])
            XCTAssertEqual(mock.reserveCalls.map { "\($0.number) \($0.day)" }, ["1 2"])
            XCTAssertEqual(mock.complainCalls, ["loud"])
            XCTAssertEqual(mock.followCalls, ["1"])
            XCTAssertEqual(mock.isNumberCalls, ["7", "8"])
            XCTAssertEqual(mock.parseCalls, ["label"])
        }

        @MainActor
        func testPropertiesAreForwardedAndObserved() async throws {
            let mock = MockDeliverySDK()
            let service = mock.verified { XCTFail($0) }
            mock.street = "Main Street"
            XCTAssertEqual(service.street, "Main Street")
            var seen = service.isOnlineValues.makeAsyncIterator()
            let now = await seen.next()
            mock.isOnline.toggle()
            let next = await seen.next()
            XCTAssertEqual(now, true)
            XCTAssertEqual(next, false)
            XCTAssertEqual(service.isOnline, false)
        }

        @MainActor
        func testTheVerifierNoticesAStatusThatNothingLeadsTo() async throws {
            let found = Locked<[String]>([])
            let mock = MockDeliverySDK()
            let service = mock.verified { violation in found.withLock { $0.append(violation) } }
            mock.send(.searching)
            try await waitUntil { !found.value.isEmpty }
            withExtendedLifetime(service) {}
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
            mock.send(.ready)
            mock.reset()
            XCTAssertEqual(mock.calls, [])
            XCTAssertEqual(mock.callsOutOfOrder, [])
            XCTAssertEqual(mock.findCalls, [])
            XCTAssertNil(mock.findHandler)
            XCTAssertEqual(mock.status.kind, .idle)
        }

        @MainActor
        func testTheRealClockGivesAnswersByItself() async throws {
            let answers = Locked<[Bool]>([])
            _ = LockedFlowClock.real.delay(0.001) { isCancelled in
                answers.withLock { $0.append(isCancelled) }
            }
            try await waitUntil { answers.value == [false] }
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
            XCTAssertEqual(found.value, ["DeliveryFlow: open: expected to return in ready, returned in idle"])
        }

        @MainActor
        func testAStatusTellsItsValues() async throws {
            XCTAssertEqual(LabelStatus.read(number: "4").number, "4")
            XCTAssertNil(LabelStatus.blank.number)
            XCTAssertEqual(LabelStatus.failed(reason: .unknown).failure, .unknown)
            XCTAssertNil(LabelStatus.blank.failure)
            XCTAssertEqual(LabelFlow.failed(.unknown), .failed(reason: .unknown))
            XCTAssertEqual(MockLabelSDK().sample(.blank), .blank)
        }

        @MainActor
        func testADelayBeginsWhenTheClockHasReachedIt() async throws {
            let (clock, ended) = (LockedFlowClock(), Locked<[String]>([]))
            _ = clock.delay(1) { _ in
                ended.withLock { $0.append("first") }
                _ = clock.delay(1) { _ in ended.withLock { $0.append("second") } }
            }
            clock.advance(by: 1.5)
            XCTAssertEqual(ended.value, ["first"])
            clock.advance(by: 0.5)
            XCTAssertEqual(ended.value, ["first", "second"])
        }

        @MainActor
        func testOnlyTheRealClockMovesByItself() async throws {
            let (manual, real) = (Locked(false), Locked(false))
            _ = LockedFlowClock().delay(0) { _ in manual.value = true }
            _ = LockedFlowClock.real.delay(0.2) { _ in real.value = true }
            for _ in 0..<20 { await Task.yield() }
            XCTAssertFalse(real.value)
            while !real.value { try await Task.sleep(nanoseconds: 1_000_000) }
            XCTAssertFalse(manual.value)
        }

        @MainActor
        func testASynchronousStepOnNoActor() async throws {
            let mock = MockLabelSDK()
            mock.failNext(.weigh, with: .unknown)
            XCTAssertThrowsError(try mock.weigh(grams: 1))
            XCTAssertNoThrow(try mock.weigh(grams: 2))
            XCTAssertEqual(mock.weighCalls, [1, 2])
            let service = mock.verified { XCTFail($0) }
            service.scan("7")
            XCTAssertEqual(service.status.kind, .read)
            XCTAssertEqual(mock.scanCalls, ["7"])
            mock.weighHandler = { .success(Double($0)) }
            XCTAssertEqual(try service.weigh(grams: 3), 3)
            XCTAssertEqual(mock.calls, [.weigh, .weigh, .scan, .weigh])
            let scanned = Locked<[String]>([])
            mock.scanHandler = { text in scanned.withLock { $0.append(text) } }
            service.scan("8")
            XCTAssertEqual(scanned.value, ["8"])
        }
    }
#endif
