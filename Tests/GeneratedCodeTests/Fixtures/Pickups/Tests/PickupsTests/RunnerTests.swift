// What the runner of wrappers of styles callback and combine off the main actor does: answers, errors and cancelled
// steps.

#if DEBUG
    import Combine
    import Testing

    @testable import Pickups

    private nonisolated struct Lost: Error {}

    private nonisolated func words<Failure>(_ result: Result<Int, Failure>) -> String {
        switch result {
        case .success(let value): "\(value)"
        case .failure(let error): "\(error)"
        }
    }

    struct RunnerTests {
        private let flow = LockedFlowRunner<PickupFlow>(.idle) { _ in .refused(code: 7) }
        private let events = Locked<[String]>([])

        @Test @MainActor
        func aCompletionHasTheValueOrTheError() async throws {
            let add: @Sendable (Result<Int, PickupError>) -> Void = { [events] result in
                events.withLock { $0.append(words(result)) }
            }
            flow.run(.find, completion: add) { _ in 1 }
            try await waitUntil { events.value == ["1"] }
            flow.run(.find, completion: add) { _ in throw Lost() }
            try await waitUntil { events.value.count == 2 }
            #expect(flow.status == .idle)
            flow.run(.find, sendsFailure: true, completion: add) { _ in throw PickupError.unknown }
            try await waitUntil { events.value.count == 3 }
            #expect(flow.status == .failed(reason: .unknown))
            #expect(
                events.value.dropFirst() == [
                    "refused(code: 7)", "unknown",
                ])
        }

        @Test @MainActor
        func aCompletionCanHaveAnErrorOfAnotherType() async throws {
            let add: @Sendable (Result<Int, Lost>) -> Void = { [events] result in
                events.withLock { $0.append(words(result)) }
            }
            for sendsFailure in [false, true] {
                flow.run(
                    .find, sendsFailure: sendsFailure, map: { _ in Lost() }, completion: add
                ) { _ in throw PickupError.unknown }
                try await waitUntil { events.value.last == "Lost()" }
                #expect(flow.status == (sendsFailure ? .failed(reason: .refused(code: 7)) : .idle))
                flow.run(.find, map: { _ in Lost() }, completion: add) { _ in 1 }
                try await waitUntil { events.value.last == "1" }
            }
            flow.send(.idle)
            flow.run(.find, map: { _ in Lost() }, completion: add) { _ in throw Lost() }
            try await waitUntil { events.value.count == 5 }
            #expect(flow.status == .idle)
        }

        @Test @MainActor
        func anObserverHearsNothingOnceItsStepIsOver() async throws {
            let late = Locked<(@Sendable (Int) -> Void)?>(nil)
            let add: @Sendable (Int) -> Void = { [events] value in
                events.withLock { $0.append("\(value)") }
            }
            let end: @Sendable (Result<Void, PickupError>) -> Void = { [events] _ in
                events.withLock { $0.append("end") }
            }
            flow.run(.follow, observer: add, completion: end) { _, yield in
                yield(1)
                late.value = yield
            }
            try await waitUntil { events.value == ["1", "end"] }
            let yield = try #require(late.value)
            yield(2)
            var dropped: LockedFlowRunner<PickupFlow>? = LockedFlowRunner(.idle) { _ in .unknown }
            late.value = nil
            dropped?.run(.follow, observer: add, completion: end) { _, yield in
                late.value = yield
                try await Task.sleep(nanoseconds: 60_000_000_000)
            }
            try await waitUntil { late.value != nil }
            let lateYield = try #require(late.value)
            dropped = nil
            lateYield(3)
            #expect(events.value == ["1", "end"])
        }

        @Test @MainActor
        func anAnswerFinishesOnceItsStepIsCancelledOrCalledAgain() async throws {
            let endless: LockedFlowRunner<PickupFlow>.Work<Int> = { _ in
                try await Task.sleep(nanoseconds: 60_000_000_000)
                return 1
            }
            let add: @Sendable (String) -> Void = { [events] text in
                events.withLock { $0.append(text) }
            }
            func subscribe(_ publisher: AnyPublisher<Int, PickupError>) -> AnyCancellable {
                publisher.sink { @Sendable in
                    add("\($0)")
                } receiveValue: { @Sendable in
                    add("\($0)")
                }
            }
            var subscriptions = [subscribe(flow.publisher(.place, work: endless))]
            subscriptions.append(subscribe(flow.publisher(.place, work: endless)))
            #expect(events.value == ["finished"])
            flow.cancel(.place)
            #expect(events.value == ["finished", "finished"])
            let observation = flow.observe { [weak flow] status in
                if status == .searching { flow?.cancel(.place) }
            }
            subscriptions.append(subscribe(flow.publisher(.place, via: .searching, work: endless)))
            #expect(events.value == ["finished", "finished", "finished"])
            withExtendedLifetime((observation, subscriptions)) {}
        }

        @Test @MainActor
        func anObservationEndsOnce() {
            let ends = Locked(0)
            let observation = FlowObservation { ends.withLock { $0 += 1 } }
            observation.cancel()
            observation.cancel()
            #expect(ends.value == 1)
        }

        @Test @MainActor
        func anObserverThatCancelsAnotherOneLosesNoStatus() {
            let subject = LockedValueSubject(0)
            let other = subject.observe { _ in }
            let first = subject.observe { value in
                guard value == 1 else { return }
                subject.send(2)
                other.cancel()
            }
            let second = subject.observe { [events] value in
                events.withLock { $0.append("\(value)") }
            }
            subject.send(1)
            #expect(events.value == ["0", "1", "2"])
            withExtendedLifetime((first, second)) {}
        }

        @Test @MainActor
        func eachSubscriberReceivesTheAnswersInTheSameOrder() {
            let answers = LockedAnswers<Int, PickupError>()
            let first = answers.publisher.sink { _ in
            } receiveValue: { @Sendable [events] value in
                events.withLock { $0.append("first \(value)") }
                if value == 1 { answers.send(2) }
            }
            let second = answers.publisher.sink { _ in
            } receiveValue: { @Sendable [events] value in
                events.withLock { $0.append("second \(value)") }
            }
            answers.send(1)
            #expect(events.value.suffix(2).allSatisfy { $0.hasSuffix("2") })
            #expect(events.value.count == 4)
            withExtendedLifetime((first, second)) {}
        }
    }
#endif
