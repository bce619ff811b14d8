// Style callback, isolation none and Sendable: what mocks do, and that contracts notice each fault of a wrapper.

#if DEBUG
    import Testing

    @testable import Pickups

    /// Breaches are told to one place, so tests that collect them do not run side by side.
    @Suite(.serialized) @MainActor
    struct PickupsTests {
        init() { FlowTest.failOnBreach() }
    }

    extension PickupsTests {
        @Test func pickupFollowsItsRules() async {
            let clock = TestClock()
            let mock = MockPickupSDK(clock: clock)
            let answers = FlowLog<String>()
            mock.open()
            #expect(mock.status == .ready)
            mock.reserve(number: "1", until: 2) { answers.add("\($0)") }
            await mock.finishSteps()
            #expect(mock.status == .found(place: "place"))
            mock.complain("loud") { if case .success = $0 { answers.add("complained") } }
            await mock.finishSteps()
            mock.follow(number: "2", observer: { answers.add($0) }) { if case .success = $0 { answers.add("ended") } }
            await mock.finishSteps()
            mock.count { answers.add("\($0)") }
            await mock.finishSteps()
            #expect(mock.isNumber("7"))
            mock.place(of: "3") { answers.add("\($0)") }
            await eventually { clock.sleepers == 1 }
            clock.advance(by: .milliseconds(199))
            for _ in 0..<20 { await Task.yield() }
            #expect(answers.items == ["success(\"reserve\")", "complained", "follow", "ended", "1"])
            clock.advance(by: .milliseconds(1))
            await mock.finishSteps()
            #expect(answers.items.last == "success(\"place\")")
        }

        @Test func pickupRecordsCallsAndClosuresReplaceTheRules() async throws {
            let mock = MockPickupSDK()
            let heard = FlowLog<String>()
            mock.onOpen = { .ready }
            mock.onFind = { .found(place: "near \($0)") }
            mock.onReserve = { number, day, send in
                send(.found(place: "depot"))
                return "\(number) until \(day)"
            }
            mock.onPlace = { "the place of \($0)" }
            mock.onComplain = { _ in throw FlowSampleError() }
            mock.onFollow = { number, yield in
                yield("follow \(number)")
                throw PickupError.refused(code: 3)
            }
            mock.onCount = { 7 }
            mock.onIsNumber = { $0 == "7" }
            mock.onStop = {
                heard.add("stop")
                return .ready
            }
            mock.onLog = { heard.add("log \($0)") }
            mock.open()
            mock.find(number: "1")
            await mock.finishSteps()
            #expect(mock.status.place == "near 1")
            mock.reserve(number: "1", until: 2) { heard.add("\($0)") }
            await mock.finishSteps()
            mock.place(of: "1") { heard.add("\($0)") }
            await mock.finishSteps()
            mock.complain("loud") { if case .failure(let error) = $0 { heard.add("\(error)") } }
            await mock.finishSteps()
            mock.follow(number: "3", observer: { heard.add($0) }) {
                if case .failure(.refused(let code)) = $0 { heard.add("refused \(code)") }
            }
            await mock.finishSteps()
            mock.count { heard.add("\($0)") }
            await mock.finishSteps()
            #expect(mock.isNumber("7"))
            #expect(!mock.isNumber("8"))
            #expect(mock.status.place == "depot")
            mock.stop()
            #expect(mock.status == .ready)
            mock.log(position: 0.5)
            #expect(
                heard.items == [
                    "success(\"1 until 2\")", "success(\"the place of 1\")", "unknown", "follow 3",
                    "refused 3", "7", "stop", "log 0.5",
                ])
            #expect(
                mock.calls == [
                    .open, .find, .reserve, .place, .complain, .follow, .count, .isNumber, .isNumber, .stop, .log,
                ])
            #expect(mock.findCalls == ["1"])
            #expect(mock.reserveCalls.map { "\($0.number) \($0.day)" } == ["1 2"])
            #expect(mock.placeCalls == ["1"])
            #expect(mock.complainCalls == ["loud"])
            #expect(mock.followCalls == ["3"])
            #expect(mock.isNumberCalls == ["7", "8"])
            #expect(mock.logCalls == [0.5])
        }

        @Test func errorsOfThePickupAreTheFlows() async {
            let mock = MockPickupSDK()
            mock.open()
            mock.onFind = { _ in throw PickupError.refused(code: 1) }
            mock.find(number: "1")
            await mock.finishSteps()
            #expect(mock.status == .failed(reason: .refused(code: 1)))
            mock.onFind = { _ in throw FlowSampleError() }
            mock.find(number: "1")
            await mock.finishSteps()
            #expect(mock.status.failure == .unknown)
        }

        /// A cancelled call completes too, with the error that the wrapper makes of the cancellation.
        @Test func cancelledCallsOfThePickupCompleteOnce() async {
            let mock = MockPickupSDK(clock: TestClock())
            let ends = FlowLog<String>()
            mock.open()
            mock.place(of: "1") { ends.add("\($0)") }
            mock.stop()
            await mock.finishSteps()
            #expect(ends.items.count == 1)
            #expect(ends.items.first?.contains("unknown") ?? false)
            mock.onFind = { _ in
                try await Task.sleep(for: .seconds(60))
                return .found(place: "late")
            }
            mock.find(number: "1")
            mock.stop()
            await mock.finishSteps()
            #expect(mock.status == .ready)
        }

        @Test func concurrentAnswersOfThePickupDoNotCancelEachOther() async {
            let clock = TestClock()
            let mock = MockPickupSDK(clock: clock)
            let places = FlowLog<String>()
            for number in ["1", "2"] { mock.place(of: number) { places.add("\($0)") } }
            await eventually { clock.sleepers == 2 }
            clock.advance(by: .seconds(1))
            await mock.finishSteps()
            #expect(places.items == ["success(\"place\")", "success(\"place\")"])
        }

        @Test func observerOfThePickupCallsSteps() async {
            let mock = MockPickupSDK()
            let kinds = FlowLog<PickupStatus.Kind>()
            nonisolated(unsafe) let service = mock
            let observation = mock.observeStatus { status in
                kinds.add(status.kind)
                if status == .ready { service.find(number: "1") }
            }
            mock.open()
            await mock.finishSteps()
            #expect(kinds.items == [.idle, .ready, .searching, .found])
            observation.cancel()
            mock.find(number: "2")
            await mock.finishSteps()
            #expect(kinds.items.count == 4)
        }

        @Test func pickupPlaysAScenario() {
            let mock = MockPickupSDK()
            mock.play(.moved)
            #expect(mock.status == .found(place: "place"))
            #expect(mock.calls == [])
        }

        @Test func propertiesOfThePickupAreSetAndObserved() {
            let (mock, wrapper, seen) = (MockPickupSDK(), FilledPickup(), FlowLog<Bool>())
            #expect(mock.street == "street")
            mock.street = "Main Street"
            #expect(mock.street == "Main Street")
            var observation: FlowObservation? = mock.observeIsOnline { seen.add($0) }
            mock.isOnline.toggle()
            #expect(mock.isOnline)
            observation = nil
            mock.isOnline.toggle()
            observation = wrapper.observeIsOnline { seen.add($0) }
            wrapper.connect()
            #expect(seen.items == [false, true, false, true])
            withExtendedLifetime(observation) {}
        }

        @Test func signatureFollowsItsRulesAndItsClosures() async {
            let (mock, heard) = (MockSignatureSDK(), FlowLog<String>())
            let add: @Sendable (Result<Void, SignatureError>) -> Void = { heard.add("\($0)") }
            mock.sign(name: "Kim") { heard.add("\($0)") }
            await mock.finishSteps()
            mock.strokes(observer: { heard.add("\($0)") }, completion: add)
            await mock.finishSteps()
            mock.clear()
            mock.onSign = { name in if name.isEmpty { throw SignatureError.unknown } else { false } }
            mock.onStrokes = { yield in [7, 8].forEach { yield($0) } }
            mock.onClear = { heard.add("clear") }
            for name in ["Kim", ""] {
                mock.sign(name: name) { heard.add("\($0)") }
                await mock.finishSteps()
            }
            mock.strokes(observer: { heard.add("\($0)") }, completion: add)
            await mock.finishSteps()
            mock.clear()
            #expect(mock.calls == [.sign, .strokes, .clear, .sign, .sign, .strokes, .clear])
            #expect(mock.signCalls == ["Kim", "Kim", ""])
            let (first, second) = (heard.items.prefix(3), heard.items.dropFirst(3))
            #expect(first == ["success(true)", "1", "success()"])
            #expect(second.first == "success(false)" && second.suffix(4) == ["7", "8", "success()", "clear"])
            #expect(second.dropFirst().first?.contains("unknown") ?? false)
        }
    }

    // MARK: - Contracts

    extension PickupsTests {
        @Test func filledWrappersKeepToTheirFlows() async throws {
            let pickups = try await pickupContract { FilledPickup($0.moves) }.violations()
            #expect(pickups == [])
            let signatures = try await SignatureContract { FilledSignature($0.moves) }.violations()
            #expect(signatures == [])
        }

        /// Its closures answer as the table says.
        @Test func mocksKeepToTheirFlows() async throws {
            let pickups = try await pickupContract { scenario in
                let (mock, sdk) = (MockPickupSDK(), StubbedSDK(scenario.moves))
                mock.onFind = { _ in try await sdk.answer(.find) }
                mock.onReserve = { _, _, send in
                    send(try await sdk.answer(.reserve))
                    return "reserve"
                }
                mock.onPlace = { _ in "\(try await sdk.answer(.place))" }
                mock.onComplain = { _ in _ = try await sdk.answer(.complain) }
                mock.onFollow = { _, yield in yield("\(try await sdk.answer(.follow))") }
                return scenario == .moved ? nil : mock
            }.violations()
            #expect(pickups == [])
            let signatures = try await SignatureContract { scenario in
                let (mock, sdk) = (MockSignatureSDK(), StubbedSDK(scenario.moves))
                mock.onSign = { _ in "\(try await sdk.answer(.sign))".isEmpty }
                mock.onStrokes = { yield in yield("\(try await sdk.answer(.strokes))".count) }
                return mock
            }.violations()
            #expect(signatures == [])
        }

        /// What a mock shows when it plays a scenario is what a wrapper shows when its steps are called.
        @Test func eachScenarioOfAPickupPlaysAsAWrapperDoes() async throws {
            let contract = pickupContract { _ in nil }
            for scenario in PickupScenario.allCases {
                let (mock, wrapper) = (MockPickupSDK(), FilledPickup(scenario.moves))
                let (played, called) = (FlowLog<PickupStatus>(), FlowLog<PickupStatus>())
                let observations = [
                    contract.observe(mock, { played.add($0) }), contract.observe(wrapper, { called.add($0) }),
                ]
                mock.play(scenario)
                for move in scenario.moves {
                    let (count, running) = (called.items.count + move.statuses.count, wrapper.sdk.runningCount)
                    let call = Task {
                        if let step = move.step { return try await contract.call(step, wrapper) }
                        if let event = move.event { try await contract.trigger?(event, wrapper) }
                    }
                    await eventually { called.items.count == count }
                    if move.statuses.isEmpty { _ = await call.result }
                    await eventually { wrapper.sdk.runningCount <= running + (move.statuses.count == 1 ? 1 : 0) }
                }
                #expect(played.items == called.items, "\(scenario)")
                withExtendedLifetime(observations) {}
            }
        }

        @Test func eachFaultOfAPickupIsNoticed() async throws {
            let breaches = Breaches()
            let expected: [Fault: (PickupScenario, String)] = [
                .leavesOutAStatus: (.findSucceeds, "find: expected searching, found, got found"),
                .sendsInTheWrongOrder: (.findSucceeds, "find: expected searching, found, got found, searching, found"),
                .sendsAnotherStatus: (.findSucceeds, "find: expected searching, found, got searching, idle, found"),
                .sendsLate: (.findSucceeds, "expected nothing more, got idle"),
                .failsWithAnotherError: (.findFailsWithRefused, "find: expected refused, got unknown"),
                .neverAnswers: (.placeSucceeds, "place: no answer within 0.2 seconds"),
            ]
            for fault in Fault.allCases {
                let (scenario, text) = try #require(expected[fault])
                var contract = pickupContract { FilledPickup($0.moves, fault) }
                contract.timeout = .milliseconds(200)
                let violations = try await contract.violations(in: [scenario])
                #expect(violations == ["\(scenario): \(text)"])
            }
            #expect(breaches.items.contains("PickupFlow: 'idle' cannot follow 'found'"))
        }

        /// Of three scenarios two are left out; the third is played.
        @Test func scenarioThatTheSDKCannotDoIsLeftOut() async throws {
            let played = FlowLog<PickupScenario>()
            let contract = PickupContract { scenario in
                if scenario != .findFailsWithUnknown { return nil }
                played.add(scenario)
                return FilledPickup(scenario.moves)
            }
            let violations = try await contract.violations(in: [.findSucceeds, .findFailsWithUnknown, .moved])
            #expect(violations == [])
            #expect(played.items == [.findFailsWithUnknown])
        }

        @Test func droppedPickupIsFreedAndItsWorkIsCancelled() async throws {
            var wrapper: FilledPickup? = FilledPickup()
            weak let dropped = wrapper
            let sdk = try #require(wrapper?.sdk)
            let ends = FlowLog<String>()
            wrapper?.place(of: "1") { ends.add("\($0)") }
            await eventually { sdk.runningCount == 1 }
            wrapper = nil
            #expect(dropped == nil)
            await eventually { sdk.runningCount == 0 }
            #expect(ends.items.count == 1)
        }

        @Test func skeletonsClaimNoSuccess() async {
            let manager = WireManager()
            let ends = FlowLog<String>()
            WirePickupSDK(manager: manager).place(of: "1") { if case .failure = $0 { ends.add("place") } }
            WireSignatureSDK(manager: manager).sign(name: "a") { if case .failure = $0 { ends.add("sign") } }
            await eventually { ends.items.count == 2 }
        }

        private func pickupContract(_ make: @escaping PickupContract.Make) -> PickupContract {
            var contract = PickupContract(make)
            contract.trigger = { _, service in (service as? FilledPickup)?.moved() }
            return contract
        }
    }
#endif
