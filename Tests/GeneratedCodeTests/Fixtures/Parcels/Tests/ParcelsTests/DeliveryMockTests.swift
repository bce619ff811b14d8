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
            mock.openHandler = { [unowned mock] in mock.send(.ready) }
            mock.findHandler = { [unowned mock] in mock.send(.searching, .found(place: $0)) }
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
            XCTAssertEqual(end.place, "1")
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
            XCTAssertEqual(mock.logCalls.map(\.text), ["text"])
        }

        @MainActor
        func testEachStepFollowsItsRules() async throws {
            let mock = MockDeliverySDK()
            await mock.open()
            XCTAssertEqual(mock.status.kind, .ready)
            let reserved = try await mock.reserve(number: "1", until: 2)
            XCTAssertEqual(reserved, "reserve")
            XCTAssertEqual(mock.status.place, "place")
            do {
                _ = try await mock.place(of: "")
                XCTFail("expected an error")
            } catch { XCTAssertEqual((error as? DeliveryError)?.kind, .unknown) }
            let count = await mock.count()
            XCTAssertEqual(count, 1)
            XCTAssertTrue(mock.isNumber("7"))
            XCTAssertEqual(try mock.parse("label"), 1)
            let label = MockLabelSDK()
            label.scan("7")
            XCTAssertEqual(label.status.kind, .read)
            XCTAssertEqual(try label.weigh(grams: 3), 1)
        }

        @MainActor
        func testPropertiesAreForwardedAndObserved() async throws {
            let mock = MockDeliverySDK()
            let service = mock.verified { XCTFail($0) }
            mock.street = "Main Street"
            XCTAssertEqual(service.street, "Main Street")
            service.street = "Side Street"
            XCTAssertEqual(mock.street, "Side Street")
            var seen = service.isOnlineValues.makeAsyncIterator()
            let now = await seen.next()
            mock.isOnline.toggle()
            let next = await seen.next()
            XCTAssertEqual(now, false)
            XCTAssertEqual(next, true)
            XCTAssertEqual(service.isOnline, true)
            let other = MockDeliverySDK()
            (other.street, other.isOnline) = ("Main Street", true)
            other.reset()
            XCTAssertFalse(other.isOnline)
            XCTAssertEqual(other.street, "street")
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

        /// Before or while it is delayed.
        @MainActor
        func testACancelledCallerDoesNotWait() async throws {
            let mock = MockDeliverySDK()
            mock.clock = LockedFlowClock()
            for isStarted in [false, true] {
                let place = Task { @MainActor in try await mock.place(of: "1") }
                if isStarted {
                    try await waitUntil { mock.placeCalls.count == 2 }
                    try await Task.sleep(nanoseconds: 5_000_000)
                }
                place.cancel()
                let result = await place.result
                XCTAssertThrowsError(try result.get()) { XCTAssertTrue($0 is CancellationError) }
            }
        }

        @MainActor
        func testADelayedStreamHasItsValuesWhenItsTimeHasCome() async throws {
            let (mock, clock) = (MockDeliverySDK(), LockedFlowClock())
            mock.clock = clock
            let values = mock.follow(number: "1")
            clock.advance(by: 0.2)
            var seen: [String] = []
            for try await value in values { seen.append(value) }
            XCTAssertEqual(seen, ["depot", "door"])
        }

        @MainActor
        func testACancelledStreamEndsWithoutValues() async throws {
            let mock = MockDeliverySDK()
            mock.clock = LockedFlowClock()
            let values = mock.follow(number: "1")
            mock.stop()
            for try await value in values { XCTFail(value) }
        }

        @MainActor
        func testADelayEndsOnce() {
            let (clock, ends) = (LockedFlowClock(), Locked<[Bool]>([]))
            let delay = clock.delay(1) { isCancelled in ends.withLock { $0.append(isCancelled) } }
            delay.end(isCancelled: true)
            clock.advance(by: 1)
            XCTAssertEqual(ends.value, [true])
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
            mock.failNext(.find, with: .unknown)
            let failed = await mock.find(number: "1")
            XCTAssertEqual(failed.failure?.kind, .unknown)
        }

        @MainActor
        func testOnlyAStepThatCanFailIsScriptedToFail() async {
            let found = Locked<[String]>([])
            FlowViolations.shared.handle { violation in found.withLock { $0.append(violation) } }
            defer { FlowTest.reportViolations() }
            let mock = MockDeliverySDK()
            mock.failNext(.complain, with: .unknown)
            mock.failNext(.find, with: .unknown)
            XCTAssertEqual(found.value, [])
            mock.failNext(.open, with: .unknown)
            mock.failNext(.stop, with: .unknown)
            XCTAssertEqual(
                found.value,
                ["MockDeliverySDK: 'open' cannot fail", "MockDeliverySDK: 'stop' cannot fail"])
        }

        @MainActor
        func testAScenarioScriptsTheErrorOfItsCall() async {
            let mock = MockDeliverySDK()
            mock.follow(.findFailsWithRefused)
            await mock.open()
            let failed = await mock.find(number: "1")
            XCTAssertEqual(failed.failure?.kind, .refused)
            let found = await mock.find(number: "1")
            XCTAssertEqual(found.kind, .found)
        }

        @MainActor
        func testAStreamEndsWithItsSubject() async {
            var subject: LockedValueSubject<Int>? = LockedValueSubject(0)
            let stream = subject?.stream
            subject = nil
            var values: [Int] = []
            if let stream { for await value in stream { values.append(value) } }
            XCTAssertEqual(values, [0])
        }

        @MainActor
        func testACallCancelsTheOneBefore() async throws {
            let (mock, clock) = (MockDeliverySDK(), LockedFlowClock())
            mock.clock = clock
            let first = Task { try await mock.place(of: "1") }
            try await waitUntil { mock.placeCalls == ["1"] }
            try await Task.sleep(nanoseconds: 50_000_000)
            let place = Locked<String?>(nil)
            Task { place.value = try await mock.place(of: "2") }
            let result = await first.result
            XCTAssertThrowsError(try result.get()) { XCTAssertTrue($0 is CancellationError) }
            try await waitUntil {
                clock.advance(by: 1)
                return place.value == "depot"
            }
        }

        @MainActor
        func testACallThatIsCancelledBeforeItAnswersHasNoAnswer() async throws {
            let mock = MockDeliverySDK()
            _ = try await mock.place(of: "1")
            mock.stop()
            do {
                _ = try await mock.answer(.place, after: 0, "late")
                XCTFail("expected an error")
            } catch { XCTAssertTrue(error is CancellationError) }
        }

        @MainActor
        func testAScriptComesBeforeTheHandlerUnlessItIsEmpty() async {
            let mock = MockDeliverySDK()
            await mock.open()
            let handled = Locked<[String]>([])
            mock.findHandler = { number in handled.withLock { $0.append(number) } }
            mock.script(.find, .searching)
            mock.script(.find)
            await mock.find(number: "scripted")
            XCTAssertEqual(handled.value, [])
            XCTAssertEqual(mock.status.kind, .searching)
            await mock.find(number: "handled")
            XCTAssertEqual(handled.value, ["handled"])
            mock.findHandler = nil
            mock.script(.find)
            await mock.find(number: "neither")
            XCTAssertEqual(mock.status.kind, .searching)
        }

        @MainActor
        func testAMockThatIsResetGivesNoDelayedAnswer() async throws {
            let mock = MockDeliverySDK()
            mock.clock = LockedFlowClock()
            let place = Task { try await mock.place(of: "1") }
            try await waitUntil { mock.calls == [.place] }
            try await Task.sleep(nanoseconds: 5_000_000)
            mock.reset()
            let result = await place.result
            XCTAssertThrowsError(try result.get()) { XCTAssertTrue($0 is CancellationError) }
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
            mock.send(event: .movedToFound)
            mock.send(event: .movedToFound)
            mock.script(.open, .ready)
            await mock.open()
            mock.isStrict = false
            mock.reset()
            mock.send(event: .movedToFound)
            XCTAssertEqual(
                found.value,
                [
                    "MockDeliverySDK: 'count' is neither scripted nor handled",
                    "MockDeliverySDK: 'movedToFound' cannot occur in ready",
                    "MockDeliverySDK: 'open' cannot start from found",
                ])
        }

        @MainActor
        func testEachEndOfAnEventIsACase() async throws {
            let mock = MockDeliverySDK()
            mock.play(.findSucceeds)
            XCTAssertEqual(mock.status.kind, .found)
            mock.send(event: .movedToFound)
            XCTAssertEqual(mock.status.kind, .found)
            mock.send(event: .movedToFailed)
            XCTAssertEqual(mock.status.kind, .failed)
        }

        @MainActor
        func testTheVerifierNamesTheStepThatCannotStart() async throws {
            let found = Locked<[String]>([])
            let add: @Sendable (String) -> Void = { text in found.withLock { $0.append(text) } }
            _ = await MockDeliverySDK().verified(onViolation: add).find(number: "1")
            _ = try await MockDeliverySDK().verified(onViolation: add).reserve(number: "1", until: 1)
            let service = MockDeliverySDK().verified(onViolation: add)
            await service.open()
            // The verifier learns of the status by a stream.
            try await Task.sleep(nanoseconds: 200_000_000)
            service.log("text") { _ in }
            XCTAssertEqual(found.value.count, 2)
            await service.open()
            XCTAssertEqual(
                found.value,
                [
                    "DeliveryFlow: find cannot start from idle, only from ready, found or failed",
                    "DeliveryFlow: reserve cannot start from idle, only from ready, found or failed",
                    "DeliveryFlow: open cannot start from ready, only from idle",
                ])
        }

        /// The status may have changed after the caller looked at it.
        @MainActor
        func testTheVerifierAllowsACallInAStatusThatAnEventMayHaveSent() async throws {
            let mock = MockDeliverySDK()
            mock.play(.findSucceeds)
            let service = mock.verified { XCTFail($0) }
            await service.open()
        }

        @MainActor
        func testAVerifierThatIsDroppedReportsNothing() async throws {
            let mock = MockDeliverySDK()
            var service: (any DeliverySDK)? = mock.verified { XCTFail($0) }
            XCTAssertEqual(service?.status.kind, .idle)
            try await Task.sleep(nanoseconds: 5_000_000)
            service = nil
            mock.send(.searching)
            try await Task.sleep(nanoseconds: 5_000_000)
        }

        @MainActor
        func testAStepWithoutStatusesExplainsNoStatus() async throws {
            let found = Locked<[String]>([])
            let mock = MockLabelSDK()
            let service = mock.verified { violation in found.withLock { $0.append(violation) } }
            _ = try service.weigh(grams: 1)
            mock.send(.read(number: "7"))
            try await waitUntil { !found.value.isEmpty }
            XCTAssertEqual(found.value, ["LabelFlow: no running step and no event leads from blank to read"])
            withExtendedLifetime(service) {}
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
            XCTAssertEqual(DeliveryStatus.found(place: "here").place, "here")
            XCTAssertNil(DeliveryStatus.idle.place)
            XCTAssertEqual(DeliveryStatus.failed(reason: .unknown).failure?.kind, .unknown)
            XCTAssertEqual(LabelStatus.read(number: "4").number, "4")
            XCTAssertNil(LabelStatus.blank.number)
            XCTAssertEqual(LabelStatus.failed(reason: .unknown).failure, .unknown)
            XCTAssertNil(LabelStatus.blank.failure)
            XCTAssertEqual(LabelFlow.failed(.unknown), .failed(reason: .unknown))
        }

        @MainActor
        func testAMockHasASampleOfEachStatus() {
            let (delivery, label) = (MockDeliverySDK(), MockLabelSDK())
            for kind in DeliveryStatus.Kind.allCases {
                XCTAssertEqual(delivery.sample(kind)?.kind, kind)
            }
            for kind in LabelStatus.Kind.allCases { XCTAssertEqual(label.sample(kind)?.kind, kind) }
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
