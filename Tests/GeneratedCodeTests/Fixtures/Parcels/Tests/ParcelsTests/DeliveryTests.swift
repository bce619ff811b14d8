// Style async, isolation Sendable and none: what mocks do, and that contracts notice each fault of a wrapper.

#if DEBUG
    import XCTest

    @testable import Parcels

    nonisolated final class DeliveryTests: XCTestCase {
        override func setUp() { FlowTest.failOnBreach() }

        // MARK: - Mocks

        @MainActor
        func testMockFollowsItsRules() async throws {
            let clock = TestClock()
            let mock = MockDeliverySDK(clock: clock)
            let ready = await mock.open()
            XCTAssertEqual(ready.kind, .ready)
            let unknown = await mock.find(number: "")
            XCTAssertEqual(unknown.failure.map { "\($0)" }, "unknown")
            let reserved = try await mock.reserve(number: "1", until: 2)
            XCTAssertEqual(reserved, "reserve")
            XCTAssertEqual(mock.status.place, "place")
            let error = await thrown { try await mock.place(of: "") }
            XCTAssertEqual(error, "unknown")
            try await mock.complain("loud")
            let count = await mock.count()
            XCTAssertEqual(count, 1)
            XCTAssertTrue(mock.isNumber("7"))
            XCTAssertEqual(try mock.parse("label"), 1)
            mock.log("text") { _ in }
            let label = MockLabelSDK()
            label.scan("7")
            XCTAssertEqual(label.status.number, "number")
            XCTAssertEqual(try label.weigh(grams: 3), 1)
        }

        @MainActor
        func testMockRecordsCallsAndTheirArguments() async throws {
            let mock = MockDeliverySDK()
            await mock.open()
            _ = try await mock.reserve(number: "1", until: 2)
            try await mock.complain("loud")
            _ = mock.isNumber("7")
            _ = try mock.parse("label")
            mock.stop()
            mock.log("text") { _ in }
            XCTAssertEqual(mock.calls, [.open, .reserve, .complain, .isNumber, .parse, .stop, .log])
            XCTAssertEqual(mock.reserveCalls.map { "\($0.number) \($0.day)" }, ["1 2"])
            XCTAssertEqual(mock.complainCalls, ["loud"])
            XCTAssertEqual(mock.isNumberCalls, ["7"])
            XCTAssertEqual(mock.parseCalls, ["label"])
            XCTAssertEqual(mock.logCalls.map { $0.text() }, ["text"])
            XCTAssertEqual(mock.findCalls, [])
        }

        @MainActor
        func testClosuresReplaceTheRules() async throws {
            let mock = MockDeliverySDK()
            mock.onOpen = { throw CancellationError() }
            let stillIdle = await mock.open()
            XCTAssertEqual(stillIdle.kind, .idle)
            mock.onOpen = { .ready }
            await mock.open()
            mock.onFind = { .found(place: "near \($0)") }
            let found = await mock.find(number: "1")
            XCTAssertEqual(found.place, "near 1")
            mock.onFind = { _ in throw FlowSampleError() }
            let failed = await mock.find(number: "1")
            guard case .refused(let reason) = failed.failure else { return XCTFail("\(failed)") }
            XCTAssertTrue(reason is FlowSampleError)
            mock.onReserve = { number, day, send in
                send(.found(place: "depot"))
                return "\(number) until \(day)"
            }
            let reserved = try await mock.reserve(number: "1", until: 2)
            XCTAssertEqual(reserved, "1 until 2")
            XCTAssertEqual(mock.status.place, "depot")
            mock.onPlace = { "the place of \($0)" }
            let place = try await mock.place(of: "1")
            XCTAssertEqual(place, "the place of 1")
            mock.onComplain = { _ in throw DeliveryError.unknown }
            let error = await thrown { try await mock.complain("loud") }
            XCTAssertEqual(error, "unknown")
            mock.onFollow = { number, yield in
                yield(number)
                throw DeliveryError.unknown
            }
            var values: [String] = []
            let end = await thrown { for try await value in mock.follow(number: "1") { values.append(value) } }
            XCTAssertEqual(values + [end], ["1", "unknown"])
            mock.onCount = { 7 }
            let count = await mock.count()
            XCTAssertEqual(count, 7)
            mock.onIsNumber = { $0 == "7" }
            XCTAssertFalse(mock.isNumber("8"))
            mock.onParse = { (_) throws(DeliveryError) in throw .unknown }
            XCTAssertThrowsError(try mock.parse("label"))
            let logged = FlowLog<String>()
            mock.onStop = {
                logged.add("stop")
                return .ready
            }
            mock.onLog = { text, done in
                logged.add(text())
                done(true)
            }
            mock.stop()
            mock.log("text") { logged.add("\($0)") }
            XCTAssertEqual(logged.items, ["stop", "text", "true"])
        }

        @MainActor
        func testMockWithoutAnActorIsReplacedToo() async throws {
            let mock = MockLabelSDK()
            mock.onWeigh = { grams throws(LabelError) in if grams == 0 { throw .unknown } else { Double(grams) } }
            XCTAssertThrowsError(try mock.weigh(grams: 0))
            XCTAssertEqual(try mock.weigh(grams: 3), 3)
            mock.onScan = { $0.isEmpty ? .failed(reason: .unknown) : .read(number: $0) }
            mock.scan("")
            XCTAssertEqual(mock.status.failure, .unknown)
            mock.scan("8")
            XCTAssertEqual(mock.status.number, "8")
            XCTAssertEqual(mock.calls, [.weigh, .weigh, .scan, .scan])
            XCTAssertEqual(mock.weighCalls, [0, 3])
            XCTAssertEqual(mock.scanCalls, ["", "8"])
        }

        @MainActor
        func testMockAnswersWhenItsTimeHasCome() async throws {
            let clock = TestClock()
            let mock = MockDeliverySDK(clock: clock)
            await mock.open()
            let log = FlowLog<String>()
            let calls = [
                Task { log.add(try await mock.place(of: "1")) },
                Task { log.add(await mock.find(number: "1").place ?? "") },
                Task { for try await value in mock.follow(number: "1") { log.add(value) } },
            ]
            await eventually { clock.sleepers == 3 }
            clock.advance(by: .milliseconds(199))
            try await Task.sleep(for: .milliseconds(20))
            XCTAssertEqual(log.items, [])
            XCTAssertEqual(mock.status.kind, .searching)
            clock.advance(by: .milliseconds(1))
            await eventually { log.items.count == 3 }
            XCTAssertEqual(log.items.sorted(), ["depot", "depot", "door"])
            clock.advance(by: .milliseconds(100))
            for call in calls { try await call.value }
            XCTAssertEqual(log.items.last, "depot")
            XCTAssertEqual(mock.status.place, "depot")
        }

        /// A stream ends with the error too, which its reader sees.
        @MainActor
        func testCancelledCallsEndAtOnce() async throws {
            let mock = MockDeliverySDK(clock: TestClock())
            await mock.open()
            let find = Task { await mock.find(number: "1") }
            let place = Task { try await mock.place(of: "1") }
            let values = mock.follow(number: "1")
            await eventually { mock.calls.count == 4 }
            mock.stop()
            let end = await find.value
            XCTAssertEqual(end.kind, .ready)
            let errors = [
                await thrown { try await place.value },
                await thrown { for try await value in values { XCTFail(value) } },
            ]
            XCTAssertEqual(errors, ["CancellationError()", "CancellationError()"])
            let next = Task { try await mock.place(of: "1") }
            next.cancel()
            let error = await thrown { try await next.value }
            XCTAssertEqual(error, "CancellationError()")
            await mock.finishSteps()
        }

        @MainActor
        func testConcurrentAnswersDoNotCancelEachOther() async throws {
            let clock = TestClock()
            let mock = MockDeliverySDK(clock: clock)
            async let one = mock.place(of: "1")
            async let two = mock.place(of: "2")
            await eventually { clock.sleepers == 2 }
            clock.advance(by: .seconds(1))
            let places = try await [one, two]
            XCTAssertEqual(places, ["depot", "depot"])
        }

        @MainActor
        func testMockPlaysAScenario() async {
            let mock = MockDeliverySDK()
            mock.play(.movedToFailed)
            XCTAssertEqual(mock.status.kind, .failed)
            XCTAssertEqual(mock.calls, [])
        }

        @MainActor
        func testPropertiesAreSetAndObserved() async {
            let mock = MockDeliverySDK()
            XCTAssertEqual(mock.street, "street")
            mock.street = "Main Street"
            XCTAssertEqual(mock.street, "Main Street")
            var seen = mock.isOnlineValues.makeAsyncIterator()
            mock.isOnline.toggle()
            let wrapper = FilledDelivery()
            var seenOfWrapper = wrapper.isOnlineValues.makeAsyncIterator()
            wrapper.connect()
            for expected in [false, true] {
                let value = await seen.next()
                XCTAssertEqual(value, expected)
                let other = await seenOfWrapper.next()
                XCTAssertEqual(other, expected)
            }
            XCTAssertTrue(mock.isOnline)
        }

        @MainActor
        func testStatusesAndErrorsHaveTheirValues() async {
            XCTAssertEqual(DeliveryStatus.found(place: "here").place, "here")
            XCTAssertNil(DeliveryStatus.idle.place)
            XCTAssertEqual(LabelStatus.read(number: "4"), .read(number: "4"))
            XCTAssertEqual(LabelStatus.failed(reason: .unknown).failure, .unknown)
            XCTAssertNil(LabelStatus.blank.failure)
            XCTAssertEqual(LabelFlow.failed(.unknown, in: .scan), .failed(reason: .unknown))
            XCTAssertNil(DeliveryFlow.failed(.unknown, in: .place))
        }

        // MARK: - Wrappers

        @MainActor
        func testWrapperKeepsToTheFlow() async throws {
            let violations = try await contract { FilledDelivery($0.moves) }.violations()
            XCTAssertEqual(violations, [])
        }

        /// Its closures answer as the table says.
        @MainActor
        func testMockKeepsToTheFlow() async throws {
            let violations = try await contract { scenario in
                let (mock, sdk) = (MockDeliverySDK(), StubbedSDK(scenario.moves))
                mock.onOpen = { try await sdk.answer(.open) }
                mock.onFind = { _ in try await sdk.answer(.find) }
                mock.onReserve = { _, _, send in
                    send(try await sdk.answer(.reserve))
                    return "reserve"
                }
                mock.onPlace = { _ in "\(try await sdk.answer(.place))" }
                mock.onComplain = { _ in _ = try await sdk.answer(.complain) }
                mock.onFollow = { _, yield in yield("\(try await sdk.answer(.follow))") }
                mock.onParse = { (_) throws(DeliveryError) in
                    do { _ = try sdk.next(.parse) } catch { throw error as? DeliveryError ?? .unknown }
                    return 1
                }
                return scenario.moves.contains { $0.step == nil } ? nil : mock
            }.violations()
            XCTAssertEqual(violations, [])
            let labels = try await LabelContract { scenario in
                let (mock, sdk) = (MockLabelSDK(), StubbedSDK(scenario.moves))
                mock.onScan = { _ in
                    do { return try sdk.next(.scan)?.statuses.last ?? .blank } catch {
                        return .failed(reason: .unknown)
                    }
                }
                mock.onWeigh = { (_) throws(LabelError) in
                    do { _ = try sdk.next(.weigh) } catch { throw .unknown }
                    return 1
                }
                return mock
            }.violations()
            XCTAssertEqual(labels, [])
        }

        /// What a mock shows when it plays a scenario is what a wrapper shows when its steps are called.
        @MainActor
        func testEachScenarioPlaysAsAWrapperDoes() async throws {
            let contract = contract { FilledDelivery($0.moves) }
            for scenario in DeliveryScenario.allCases {
                let (mock, wrapper) = (MockDeliverySDK(), FilledDelivery(scenario.moves))
                let (played, called) = (FlowLog<DeliveryStatus>(), FlowLog<DeliveryStatus>())
                let readers = [
                    contract.observe(mock, { played.add($0) }), contract.observe(wrapper, { called.add($0) }),
                ]
                mock.play(scenario)
                var count = 1
                for move in scenario.moves {
                    let call = Task {
                        if let step = move.step { return try await contract.call(step, wrapper) }
                        if let event = move.event { try await contract.trigger?(event, wrapper) }
                    }
                    count += move.statuses.count
                    await eventually { called.items.count == count }
                    if move.statuses.isEmpty { _ = await call.result }
                }
                await eventually { played.items.count == count }
                XCTAssertEqual(played.items.map(\.kind), called.items.map(\.kind), "\(scenario)")
                withExtendedLifetime(readers) {}
            }
        }

        @MainActor
        func testEachFaultIsNoticed() async throws {
            let breaches = Breaches()
            let expected: [FilledDelivery.Fault: (DeliveryScenario, String)] = [
                .leavesOutAStatus: (.findSucceeds, "find: expected searching, found, got found"),
                .sendsInTheWrongOrder: (.findSucceeds, "find: expected searching, found, got found, searching, found"),
                .sendsAnotherStatus: (.findSucceeds, "find: expected searching, found, got searching, idle, found"),
                .sendsLate: (.findSucceeds, "expected nothing more, got idle"),
                .failsWithAnotherError: (.findFailsWithUnknown, "find: expected unknown, got refused"),
                .keepsAFailureBack: (
                    .reserveFailsWithUnknown, "reserve: expected searching, failed (unknown), got searching, found"
                ),
                .neverAnswers: (.placeSucceeds, "place: no answer within 0.2 seconds"),
                .returnsEarly: (.findSucceeds, "find: expected searching, found, got searching"),
            ]
            for fault in FilledDelivery.Fault.allCases {
                let (scenario, text) = try XCTUnwrap(expected[fault])
                var contract = contract { FilledDelivery($0.moves, fault) }
                contract.timeout = .milliseconds(200)
                let violations = try await contract.violations(in: [scenario])
                XCTAssertEqual(violations, ["\(scenario): \(text)"])
            }
            var silent = contract { FilledDelivery($0.moves) }
            (silent.timeout, silent.trigger) = (.milliseconds(200), { _, _ in })
            let violations = try await silent.violations(in: [.movedToFound])
            XCTAssertEqual(violations, ["movedToFound: moved: expected found, got no status"])
            XCTAssertTrue(breaches.items.contains("DeliveryFlow: 'idle' cannot follow 'found'"))
        }

        @MainActor
        func testDroppedWrapperIsFreedAndItsWorkIsCancelled() async throws {
            var wrapper: FilledDelivery? = FilledDelivery()
            weak let dropped = wrapper
            let sdk = try XCTUnwrap(wrapper?.sdk)
            let values = try XCTUnwrap(wrapper?.follow(number: "1"))
            let statuses = try XCTUnwrap(wrapper?.statuses)
            await eventually { sdk.runningCount == 1 }
            wrapper = nil
            XCTAssertNil(dropped)
            await eventually { sdk.runningCount == 0 }
            let error = await thrown { for try await value in values { XCTFail(value) } }
            XCTAssertEqual(error, "CancellationError()")
            for await status in statuses { XCTAssertEqual(status.kind, .idle) }
        }

        @MainActor
        func testSkeletonClaimsNoSuccess() async throws {
            let (delivery, label) = (WireDeliverySDK(manager: WireManager()), WireLabelSDK(manager: WireManager()))
            let end = await delivery.open()
            XCTAssertEqual(end.kind, .idle)
            let error = await thrown { try await delivery.place(of: "1") }
            XCTAssertTrue(error.hasSuffix("NotWritten())"), error)
            XCTAssertThrowsError(try label.weigh(grams: 1))
        }

        @MainActor
        private func contract(_ make: @escaping DeliveryContract.Make) -> DeliveryContract {
            var contract = DeliveryContract(make)
            contract.trigger = { _, service in (service as? FilledDelivery)?.moved() }
            return contract
        }
    }
#endif
