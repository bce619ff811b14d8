// Style combine, isolation none: what a mock does, and that a contract notices each fault of a wrapper.

#if DEBUG
    import Combine
    import Testing

    @testable import Pickups

    extension PickupsTests {
        @Test func trackingFollowsItsRulesAndItsClosures() async {
            let clock = TestClock()
            let (mock, heard) = (MockTrackingSDK(clock: clock), FlowLog<String>())
            mock.find(number: "1")
            await mock.finishSteps()
            #expect(mock.status.place == "place")
            let delayed = subscribe(mock.place(of: "1"), heard)
            await eventually { clock.sleepers == 1 }
            clock.advance(by: .milliseconds(199))
            for _ in 0..<20 { await Task.yield() }
            #expect(heard.items == [])
            clock.advance(by: .milliseconds(1))
            await mock.finishSteps()
            let changes = subscribe(mock.changes(), heard)
            await mock.finishSteps()
            #expect(heard.items == ["place", "finished", "changes", "finished"])
            mock.onFind = { .found(place: "near \($0)") }
            mock.onPlace = { _ in throw TrackingError.unknown }
            mock.onChanges = { yield in ["a", "b"].forEach { yield($0) } }
            mock.onStop = {
                heard.add("stop")
                return .idle
            }
            mock.find(number: "2")
            await mock.finishSteps()
            #expect(mock.status.place == "near 2")
            let failed = subscribe(mock.place(of: "2"), heard)
            await mock.finishSteps()
            let more = subscribe(mock.changes(), heard)
            await mock.finishSteps()
            mock.stop()
            #expect(heard.items.dropFirst(4) == ["failed", "a", "b", "finished", "stop"])
            #expect(mock.calls == [.find, .place, .changes, .find, .place, .changes, .stop])
            #expect(mock.findCalls == ["1", "2"])
            #expect(mock.placeCalls == ["1", "2"])
            withExtendedLifetime([delayed, changes, failed, more]) {}
        }

        @Test func eachSubscriptionOfATrackingIsACallThatItCancels() async {
            let (clock, heard) = (TestClock(), FlowLog<String>())
            let mock = MockTrackingSDK(clock: clock)
            let places = mock.place(of: "1")
            let (first, second) = (subscribe(places, heard), subscribe(places, heard))
            await eventually { clock.sleepers == 2 }
            first.cancel()
            await eventually { clock.sleepers == 1 }
            mock.stop()
            await mock.finishSteps()
            #expect(heard.items == ["failed"])
            withExtendedLifetime(second) {}
        }

        @Test func filledTrackingKeepsToTheFlow() async throws {
            let violations = try await TrackingContract { FilledTracking($0.moves) }.violations()
            #expect(violations == [])
        }

        /// Its closures answer as the table says.
        @Test func mockOfTrackingKeepsToTheFlow() async throws {
            let violations = try await TrackingContract { scenario in
                let (mock, sdk) = (MockTrackingSDK(), StubbedSDK(scenario.moves))
                mock.onFind = { _ in try await sdk.answer(.find) }
                mock.onPlace = { _ in "\(try await sdk.answer(.place))" }
                mock.onChanges = { yield in yield("\(try await sdk.answer(.changes))") }
                return mock
            }.violations()
            #expect(violations == [])
        }

        @Test(arguments: TrackingScenario.allCases)
        func scenarioOfATrackingPlaysAsAWrapperDoes(scenario: TrackingScenario) async throws {
            let contract = TrackingContract { _ in nil }
            let (mock, wrapper) = (MockTrackingSDK(), FilledTracking(scenario.moves))
            let (played, called) = (FlowLog<TrackingStatus>(), FlowLog<TrackingStatus>())
            let observations = [
                contract.observe(mock, { played.add($0) }), contract.observe(wrapper, { called.add($0) }),
            ]
            mock.play(scenario)
            for move in scenario.moves {
                let count = called.items.count + move.statuses.count
                do { if let step = move.step { try await contract.call(step, wrapper) } } catch {}
                await eventually { called.items.count == count }
            }
            #expect(played.items.map(\.kind) == called.items.map(\.kind))
            withExtendedLifetime(observations) {}
        }

        @Test func eachFaultOfATrackingIsNoticed() async throws {
            let expected: [(Fault, TrackingScenario, String)] = [
                (.leavesOutAStatus, .findSucceeds, "find: expected searching, found, got found"),
                (.neverAnswers, .placeSucceeds, "place: no answer within 0.2 seconds"),
            ]
            for (fault, scenario, text) in expected {
                var contract = TrackingContract { FilledTracking($0.moves, fault) }
                contract.timeout = .milliseconds(200)
                let violations = try await contract.violations(in: [scenario])
                #expect(violations == ["\(scenario): \(text)"])
            }
        }

        @Test func droppedTrackingIsFreedAndItsWorkIsCancelled() async throws {
            var wrapper: FilledTracking? = FilledTracking()
            weak let dropped = wrapper
            let (sdk, heard) = (try #require(wrapper?.sdk), FlowLog<String>())
            let subscription = wrapper.map { subscribe($0.place(of: "1"), heard) }
            await eventually { sdk.runningCount == 1 }
            wrapper = nil
            #expect(dropped == nil)
            await eventually { sdk.runningCount == 0 && heard.items == ["failed"] }
            withExtendedLifetime(subscription) {}
        }

        private func subscribe(
            _ publisher: AnyPublisher<String, TrackingError>, _ log: FlowLog<String>
        ) -> AnyCancellable {
            publisher.sink { @Sendable end in
                if case .failure = end { log.add("failed") } else { log.add("finished") }
            } receiveValue: { @Sendable value in
                log.add(value)
            }
        }
    }
#endif
