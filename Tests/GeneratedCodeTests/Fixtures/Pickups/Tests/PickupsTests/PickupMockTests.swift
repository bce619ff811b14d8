// What a mock of style callback, isolation none does, and what observers see.

#if DEBUG
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
            service.count { add("\($0)") }
            #expect(service.isNumber("7"))
            #expect(!service.isNumber("8"))
            service.stop()
            service.log(position: 0.5)
            #expect(
                handled.value == ["1 until 2", "the place of 1", "failed", "7", "stop", "log 0.5"])
            #expect(
                mock.calls == [
                    .open, .find, .reserve, .place, .complain, .count, .isNumber, .isNumber, .stop,
                    .log,
                ])
            #expect(mock.findCalls == ["1"])
            #expect(mock.reserveCalls.map { "\($0.number) \($0.day)" } == ["1 2"])
            #expect(mock.complainCalls == ["loud"])
            #expect(mock.isNumberCalls == ["7", "8"])
            #expect(mock.logCalls == [0.5])
            #expect(service.status.kind == .found)
            #expect(violations.value == [])
        }

        @Test @MainActor
        func propertiesOfAPickupAreForwardedAndObserved() {
            let mock = MockPickupSDK()
            let service = mock.verified()
            mock.street = "Main Street"
            #expect(service.street == "Main Street")
            let seen = Locked<[Bool]>([])
            let observation = service.observeIsOnline { isOnline in
                seen.withLock { $0.append(isOnline) }
            }
            mock.isOnline.toggle()
            #expect(seen.value == [true, false])
            #expect(!service.isOnline)
            observation.cancel()
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
            withExtendedLifetime(one) {}
        }

        @Test @MainActor
        func statusesAreHashable() {
            #expect(PickupStatus.found(place: "a") == .found(place: "a"))
            #expect(Set([PickupStatus.idle, .idle, .failed(reason: .refused(code: 1))]).count == 2)
        }

        @Test @MainActor
        func aStubPopsItsAnswers() {
            var answers = PickupFlow.Scenario.stopFind.answers(of: .find)
            #expect(answers.popFirst() == .nothing)
            #expect(answers.popFirst() == nil)
            #expect(
                PickupFlow.Scenario.findFailsWithRefused.answers(of: .find) == [.failure(.refused)])
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
