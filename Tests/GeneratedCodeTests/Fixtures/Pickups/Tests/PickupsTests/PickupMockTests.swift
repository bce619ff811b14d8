// What a mock of style callback, isolation none does, and what observers see.

#if DEBUG
    import Combine
    import Testing

    @testable import Pickups

    struct PickupMockTests {
        @Test @MainActor
        func aClockDelaysTheAnswersOfAPickup() {
            let (mock, clock) = (MockPickupSDK(), LockedFlowClock())
            mock.clock = clock
            let places = Locked<[String]>([])
            let add: @Sendable (Result<String, PickupError>) -> Void = { result in
                places.withLock { $0.append((try? result.get()) ?? "-") }
            }
            mock.place(of: "1", completion: add)
            mock.stop()
            clock.advance(by: 1)
            #expect(places.value == [])
            mock.place(of: "1", completion: add)
            clock.advance(by: 0.1)
            #expect(places.value == [])
            clock.advance(by: 0.1)
            #expect(places.value == ["place"])
        }

        @Test @MainActor
        func aScriptComesBeforeTheHandlerUnlessItIsEmpty() {
            let mock = MockPickupSDK()
            mock.open()
            let handled = Locked<[String]>([])
            mock.findHandler = { number in handled.withLock { $0.append(number) } }
            mock.script(.find, .searching)
            mock.script(.find)
            mock.find(number: "scripted")
            #expect(handled.value == [])
            #expect(mock.status.kind == .searching)
            mock.find(number: "handled")
            #expect(handled.value == ["handled"])
            mock.findHandler = nil
            mock.script(.find)
            mock.find(number: "neither")
            #expect(mock.status.kind == .searching)
        }

        @Test @MainActor
        func aMockThatIsResetGivesNoDelayedAnswer() {
            let (mock, clock) = (MockPickupSDK(), LockedFlowClock())
            mock.clock = clock
            mock.place(of: "1") { Issue.record("\($0)") }
            mock.script(.find, .searching)
            mock.isStrict = true
            mock.placeHandler = { _ in .success("handled") }
            mock.reset()
            clock.advance(by: 1)
            #expect(mock.isStrict)
            #expect(mock.clock === clock)
            #expect(mock.placeHandler == nil)
            #expect(mock.calls == [])
            mock.isStrict = false
            mock.clock = nil
            mock.open()
            mock.find(number: "1")
            #expect(mock.status.kind == .found)
        }

        @Test @MainActor
        func aMockListsCallsOutOfOrderUntilItIsReset() {
            let mock = MockPickupSDK()
            mock.findHandler = { _ in }
            mock.find(number: "1")
            #expect(mock.callsOutOfOrder == [.find])
            mock.send(.ready)
            mock.reset()
            #expect(mock.callsOutOfOrder == [])
            #expect(mock.findCalls == [])
            #expect(mock.status.kind == .idle)
        }

        @Test @MainActor
        func anAnswerIsScriptedInOneLine() {
            let (mock, found) = (MockPickupSDK(), Locked<[String]>([]))
            let add: @Sendable (Result<String, PickupError>) -> Void = { result in
                found.withLock { $0.append((try? result.get()) ?? "failed") }
            }
            mock.failNext(.place, with: .unknown)
            mock.place(of: "1", completion: add)
            mock.place(of: "1", completion: add)
            #expect(found.value == ["failed", "place"])
            #expect(mock.callsCount(of: .place) == 2)
            mock.open()
            mock.failNext(.find, with: .refused(code: 1))
            mock.find(number: "1")
            #expect(mock.status.failure == .refused(code: 1))
        }

        @Test @MainActor
        func aScenarioScriptsItsCalls() {
            let mock = MockPickupSDK()
            mock.follow(.findFailsWithRefused)
            mock.open()
            mock.find(number: "1")
            #expect(mock.status.failure == .refused(code: 1))
            mock.find(number: "1")
            #expect(mock.status.kind == .found)
            mock.reset()
            mock.play(.findSucceeds)
            #expect(mock.status.kind == .found)
            #expect(mock.calls == [])
        }

        @Test @MainActor
        func aMockSendsNothingOfACancelledCall() {
            let mock = MockPickupSDK()
            let kinds = Locked<[PickupStatus.Kind]>([])
            let observation = mock.observeStatus { [weak mock] status in
                kinds.withLock { $0.append(status.kind) }
                if status.kind == .searching { mock?.stop() }
            }
            mock.script(.find, .searching, .found(place: "1"))
            mock.find(number: "1")
            mock.find(number: "2")
            #expect(kinds.value == [.idle, .searching, .searching])
            withExtendedLifetime(observation) {}
        }

        @Test @MainActor
        func anObserverCanCallSteps() {
            let mock = MockPickupSDK()
            let violations = Locked<[String]>([])
            let service = mock.verified { violation in violations.withLock { $0.append(violation) }
            }
            let kinds = Locked<[PickupStatus.Kind]>([])
            let observation = service.observeStatus { [weak mock] status in
                kinds.withLock { $0.append(status.kind) }
                guard status.kind == .ready, let mock else { return }
                mock.find(number: "1")
                #expect(mock.status.kind == .found)
            }
            mock.open()
            #expect(kinds.value == [.idle, .ready, .searching, .found])
            #expect(mock.callsOutOfOrder == [])
            withExtendedLifetime(observation) {}
        }

        @Test @MainActor
        func eachCallOfAPickupReachesItsHandlerThroughTheVerifier() async throws {
            let mock = MockPickupSDK()
            let violations = Locked<[String]>([])
            let service = mock.verified { violation in violations.withLock { $0.append(violation) }
            }
            let handled = Locked<[String]>([])
            let add: @Sendable (String) -> Void = { text in handled.withLock { $0.append(text) } }
            mock.openHandler = { [unowned mock] in
                add("open")
                mock.send(.ready)
            }
            mock.followHandler = { number, observer, completion in
                observer("follow \(number)")
                completion(.success(()))
            }
            mock.reserveHandler = { number, day in .success("\(number) until \(day)") }
            mock.placeHandler = { .success("the place of \($0)") }
            mock.complainHandler = { _ in .failure(PickupError.unknown) }
            mock.countHandler = { 7 }
            mock.isNumberHandler = { $0 == "7" }
            mock.stopHandler = { add("stop") }
            mock.logHandler = { add("log \($0)") }
            service.open()
            service.find(number: "1")
            service.reserve(number: "1", until: 2) { add((try? $0.get()) ?? "failed") }
            service.place(of: "1") { add((try? $0.get()) ?? "failed") }
            service.complain("loud") { if case .failure = $0 { add("failed") } }
            service.follow(number: "3", observer: add) { _ in add("followed") }
            service.count { add("\($0)") }
            #expect(service.isNumber("7"))
            #expect(!service.isNumber("8"))
            service.stop()
            service.log(position: 0.5)
            #expect(
                handled.value == [
                    "open", "1 until 2", "the place of 1", "failed", "follow 3", "followed", "7", "stop", "log 0.5",
                ])
            #expect(
                mock.calls == [
                    .open, .find, .reserve, .place, .complain, .follow, .count, .isNumber,
                    .isNumber, .stop,
                    .log,
                ])
            #expect(mock.findCalls == ["1"])
            #expect(mock.reserveCalls.map { "\($0.number) \($0.day)" } == ["1 2"])
            #expect(mock.placeCalls == ["1"])
            #expect(mock.complainCalls == ["loud"])
            #expect(mock.isNumberCalls == ["7", "8"])
            #expect(mock.logCalls == [0.5])
            #expect(service.status.kind == .found)
            #expect(violations.value == [])
        }

        @Test @MainActor
        func theVerifierNamesTheStepThatCannotStart() {
            let found = Locked<[String]>([])
            let add: @Sendable (String) -> Void = { text in found.withLock { $0.append(text) } }
            MockPickupSDK().verified(onViolation: add).find(number: "1")
            MockPickupSDK().verified(onViolation: add).reserve(number: "1", until: 1) { _ in }
            let service = MockPickupSDK().verified(onViolation: add)
            service.open()
            service.log(position: 1)
            #expect(found.value.count == 2)
            service.open()
            #expect(
                found.value == [
                    "PickupFlow: find cannot start from idle, only from ready, found or failed",
                    "PickupFlow: reserve cannot start from idle, only from ready, found or failed",
                    "PickupFlow: open cannot start from ready, only from idle",
                ])
        }

        @Test @MainActor
        func aStepWithoutStatusesExplainsNoStatus() {
            let (mock, found) = (MockTrackingSDK(), Locked<[String]>([]))
            let service = mock.verified { text in found.withLock { $0.append(text) } }
            service.stop()
            mock.send(.searching)
            #expect(found.value == ["TrackingFlow: no running step and no event leads from idle to searching"])
        }

        @Test @MainActor
        func anObservationThatIsCancelledBeforeItBeginsHearsNothing() {
            let (subject, heard) = (LockedValueSubject(0), Locked<[Int]>([]))
            let observation = subject.observe { [unowned subject] value in
                guard value == 1 else { return }
                subject.observe { value in heard.withLock { $0.append(value) } }.cancel()
            }
            subject.send(1)
            subject.send(2)
            #expect(heard.value == [])
            withExtendedLifetime(observation) {}
        }

        /// The status may have changed after the caller looked at it.
        @Test @MainActor
        func theVerifierAllowsACallInAStatusThatAnEventMayHaveSent() {
            let mock = MockPickupSDK()
            mock.play(.findSucceeds)
            mock.verified { Issue.record("\($0)") }.open()
        }

        @Test @MainActor
        func aStrictMockReportsWhatItsFlowDoesNotHave() {
            let found = Locked<[String]>([])
            FlowViolations.shared.handle { violation in found.withLock { $0.append(violation) } }
            defer { FlowTest.reportViolations() }
            let mock = MockPickupSDK()
            mock.send(event: .moved)
            #expect(mock.status.kind == .found)
            mock.failNext(.complain, with: .unknown)
            mock.failNext(.stop, with: .unknown)
            #expect(found.value == ["MockPickupSDK: 'stop' cannot fail"])
            mock.isStrict = true
            mock.send(event: .moved)
            mock.reset()
            mock.send(event: .moved)
            mock.logHandler = { _ in }
            mock.log(position: 1)
            mock.stop()
            mock.openHandler = {}
            mock.open()
            #expect(
                found.value.dropFirst() == [
                    "MockPickupSDK: 'moved' cannot occur in idle",
                    "MockPickupSDK: 'stop' is neither scripted nor handled",
                    "MockPickupSDK: 'open' cannot start from found",
                ])
        }

        @Test @MainActor
        func onlyACallThatIsNeitherMadeAgainNorCancelledIsAnswered() {
            let (mock, clock) = (MockPickupSDK(), LockedFlowClock())
            mock.clock = clock
            let answers = Locked<[Int]>([])
            let add: @Sendable (Int) -> Void = { number in answers.withLock { $0.append(number) } }
            mock.place(of: "1") { _ in add(1) }
            mock.place(of: "2") { _ in add(2) }
            clock.advance(by: 1)
            #expect(answers.value == [2])
            mock.stop()
            mock.answer(.place, 3, add)
            #expect(answers.value == [2])
            let observation = mock.observeStatus { [weak mock] status in
                if status.kind == .searching, mock?.reserveCalls.count == 1 {
                    mock?.reserve(number: "2", until: 1) { _ in add(5) }
                }
            }
            mock.reserve(number: "1", until: 1) { _ in add(4) }
            mock.reserve(number: "3", until: 1) { _ in add(6) }
            #expect(answers.value == [2, 5, 6])
            withExtendedLifetime(observation) {}
        }

        @Test @MainActor
        func aCallThatIsMadeAgainDoesNotSilenceTheNext() {
            let (mock, answers) = (MockPickupSDK(), Locked<[Int]>([]))
            let observation = mock.observeStatus { [weak mock] status in
                if status.kind == .searching, mock?.findCalls.count == 1 { mock?.find(number: "2") }
            }
            mock.find(number: "1")
            mock.find(number: "3")
            mock.answer(.find, 3) { number in answers.withLock { $0.append(number) } }
            #expect(answers.value == [3])
            withExtendedLifetime(observation) {}
        }

        @Test @MainActor
        func eachStepOfAPickupFollowsItsRules() {
            let (mock, answers) = (MockPickupSDK(), Locked<[String]>([]))
            let add: @Sendable (String) -> Void = { text in answers.withLock { $0.append(text) } }
            mock.open()
            #expect(mock.status.kind == .ready)
            mock.reserve(number: "1", until: 2) { add("\($0)") }
            #expect(mock.status.place == "place")
            mock.complain("loud") { if case .success = $0 { add("complained") } }
            mock.follow(number: "2", observer: add) { if case .success = $0 { add("ended") } }
            mock.count { add("\($0)") }
            #expect(mock.isNumber("7"))
            #expect(
                answers.value == [
                    "success(\"reserve\")", "complained", "follow", "ended", "1",
                ])
            #expect(mock.followCalls == ["2"])
        }

        @Test @MainActor
        func eachCallOfASignatureReachesItsHandler() {
            let (mock, answers) = (MockSignatureSDK(), Locked<[String]>([]))
            let add: @Sendable (String) -> Void = { text in answers.withLock { $0.append(text) } }
            let addStroke: @Sendable (Int) -> Void = { add("\($0)") }
            let addEnd: @Sendable (Result<Void, SignatureError>) -> Void = { result in
                if case .success = result { add("ended") } else { add("failed") }
            }
            mock.sign(name: "Kim") { add("\($0)") }
            mock.strokes(observer: addStroke, completion: addEnd)
            mock.signHandler = { .success($0 == "Kim") }
            mock.strokesHandler = { observer, completion in
                observer(7)
                completion(.failure(.unknown))
            }
            mock.clearHandler = { add("cleared") }
            mock.sign(name: "Lee") { add("\($0)") }
            mock.strokes(observer: addStroke, completion: addEnd)
            mock.clear()
            #expect(
                answers.value == [
                    "success(true)", "1", "ended", "success(false)", "7", "failed", "cleared",
                ])
            #expect(mock.signCalls == ["Kim", "Lee"])
            #expect(mock.calls == [.sign, .strokes, .sign, .strokes, .clear])
        }

        @Test @MainActor
        func eachCallOfATrackingReachesItsHandlerThroughTheVerifier() {
            let (mock, handled) = (MockTrackingSDK(), Locked<[String]>([]))
            let add: @Sendable (String) -> Void = { text in handled.withLock { $0.append(text) } }
            let service = mock.verified { add($0) }
            mock.findHandler = { [unowned mock] number in
                mock.send(.searching, .found(place: number))
            }
            mock.placeHandler = { .success("the place of \($0)") }
            mock.changesHandler = {
                Just("change").setFailureType(to: TrackingError.self).eraseToAnyPublisher()
            }
            mock.stopHandler = { add("stop") }
            service.find(number: "1")
            #expect(service.status.place == "1")
            let subscriptions = [service.place(of: "2"), service.changes()].map { publisher in
                publisher.sink { @Sendable in
                    add("\($0)")
                } receiveValue: { @Sendable in
                    add($0)
                }
            }
            service.stop()
            #expect(
                handled.value == ["the place of 2", "finished", "change", "finished", "stop"])
            #expect(mock.calls == [.find, .place, .changes, .stop])
            #expect(mock.findCalls == ["1"])
            #expect(mock.placeCalls == ["2"])
            withExtendedLifetime(subscriptions) {}
        }

        @Test @MainActor
        func eachStepOfATrackingFollowsItsRules() {
            let (mock, clock) = (MockTrackingSDK(), LockedFlowClock())
            mock.clock = clock
            let answers = Locked<[String]>([])
            let add: @Sendable (String) -> Void = { text in answers.withLock { $0.append(text) } }
            mock.find(number: "1")
            #expect(mock.status.place == "place")
            mock.failNext(.find, with: .unknown)
            mock.find(number: "1")
            #expect(mock.status.failure?.kind == .unknown)
            mock.failNext(.place, with: .unknown)
            mock.failNext(.changes, with: .unknown)
            var subscriptions: [AnyCancellable] = []
            for publisher in [
                mock.place(of: "1"), mock.changes(), mock.place(of: "1"), mock.changes(),
            ] {
                subscriptions.append(
                    publisher.sink { @Sendable in
                        if case .failure = $0 { add("failed") } else { add("ended") }
                    } receiveValue: { @Sendable in
                        add($0)
                    })
            }
            #expect(answers.value == ["failed", "failed", "changes", "ended"])
            clock.advance(by: 0.2)
            #expect(answers.value.suffix(2) == ["place", "ended"])
            mock.place(of: "1").sink { @Sendable _ in
                add("cancelled")
            } receiveValue: { @Sendable in
                add($0)
            }.store(in: &subscriptions)
            mock.stop()
            clock.advance(by: 1)
            #expect(answers.value.count == 7)
            #expect(answers.value.last == "cancelled")
        }

        @Test @MainActor
        func propertiesOfAPickupAreForwardedAndObserved() {
            let mock = MockPickupSDK()
            let service = mock.verified()
            mock.street = "Main Street"
            #expect(service.street == "Main Street")
            service.street = "Side Street"
            #expect(mock.street == "Side Street")
            let seen = Locked<[Bool]>([])
            let observation = service.observeIsOnline { isOnline in
                seen.withLock { $0.append(isOnline) }
            }
            mock.isOnline.toggle()
            #expect(seen.value == [false, true])
            #expect(service.isOnline)
            observation.cancel()
            let other = MockPickupSDK()
            (other.street, other.isOnline) = ("Main Street", true)
            other.reset()
            #expect(!other.isOnline)
            #expect(other.street == "street")
        }

        @Test @MainActor
        func observersSeeTheSameOrderAndNothingOnceCancelled() {
            let subject = LockedValueSubject(0)
            let (first, second) = (Locked<[Int]>([]), Locked<[Int]>([]))
            let one = subject.observe { value in
                first.withLock { $0.append(value) }
                if value == 1 { subject.send(2) }
            }
            let two = subject.observe { value in second.withLock { $0.append(value) } }
            subject.send(1)
            #expect(first.value == [0, 1, 2])
            #expect(second.value == [0, 1, 2])
            two.cancel()
            subject.send(3)
            #expect(second.value == [0, 1, 2])
            #expect(subject.value == 3)
            var third: FlowObservation? = subject.observe { value in
                second.withLock { $0.append(value) }
            }
            #expect(third != nil)
            third = nil
            subject.send(4)
            #expect(second.value == [0, 1, 2, 3])
            withExtendedLifetime(one) {}
        }

        @Test @MainActor
        func statusesAreHashable() {
            #expect(PickupStatus.found(place: "a") == .found(place: "a"))
            #expect(Set([PickupStatus.idle, .idle, .failed(reason: .refused(code: 1))]).count == 2)
        }

        @Test @MainActor
        func aMockHasASampleOfEachStatus() {
            let (pickup, tracking) = (MockPickupSDK(), MockTrackingSDK())
            for kind in PickupStatus.Kind.allCases { #expect(pickup.sample(kind)?.kind == kind) }
            for kind in TrackingStatus.Kind.allCases {
                #expect(tracking.sample(kind)?.kind == kind)
            }
        }

        @Test @MainActor
        func aStatusTellsItsValues() {
            #expect(PickupStatus.found(place: "here").place == "here")
            #expect(PickupStatus.failed(reason: .unknown).failure == .unknown)
            #expect(PickupStatus.idle.place == nil)
            #expect(TrackingStatus.found(place: "here").place == "here")
            #expect(TrackingStatus.failed(reason: .unknown).failure?.kind == .unknown)
        }

        @Test @MainActor
        func aStubPopsItsAnswers() {
            var answers = PickupFlow.Scenario.stopFind.answers(of: .find)
            #expect(answers.popFirst() == .nothing)
            #expect(answers.popFirst() == nil)
            #expect(PickupFlow.Scenario.findFailsWithRefused.answers(of: .find) == [.failure(.refused)])
            #expect(PickupFlow.Scenario.findSucceeds.answers(of: .find) == [.success(.found)])
        }

        /// Of three scenarios two are skipped, with a reason; the third is played.
        @Test @MainActor
        func aSkippedScenarioIsNotAFailure() async throws {
            let played = Locked<[PickupFlow.Scenario]>([])
            let contract = PickupContract { scenario in
                if scenario != .findFails {
                    throw ScenarioSkipped("the SDK cannot be made to do so")
                }
                played.withLock { $0.append(scenario) }
                return FilledPickup(scenario)
            }
            try await contract.assertHolds(in: [.findSucceeds, .findFails, .reserveFails])
            #expect(played.value == [.findFails])
        }

        /// A scenario that begins like one that failed is left out.
        @Test @MainActor
        func scenariosThatBeginLikeAFailedOneAreLeftOut() async throws {
            let played = Locked<[PickupFlow.Scenario]>([])
            let contract = PickupContract(
                make: { scenario in
                    played.withLock { $0.append(scenario) }
                    return FilledPickup(scenario, .leavesOutAStatus)
                }, timeout: 0.2)
            await withKnownIssue {
                try await contract.assertHolds(in: [
                    .open, .findSucceeds, .findSucceedsFromFound, .findFailsFromFound, .isNumber,
                ])
            }
            #expect(played.value == [.open, .findSucceeds, .isNumber])
        }
    }
#endif
