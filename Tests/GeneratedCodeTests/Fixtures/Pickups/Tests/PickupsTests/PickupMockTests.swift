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
