// Style combine, isolation none, and style callback, isolation Sendable: filled-in wrappers keep to their flows, and
// cancel their work when they are dropped.

#if DEBUG
    import Combine
    import Testing

    @testable import Pickups

    nonisolated private final class FilledTracking: TrackingSDK {
        enum Fault: CaseIterable {
            case leavesOutAStatus, answersTwice, keepsAFailureBack, ignoresCancel, neverAnswers
        }

        let sdk: StubbedSDK<TrackingFlow>
        private let fault: Fault?
        private let flow = LockedFlowRunner<TrackingFlow>(.idle) { _ in .unknown }

        init(_ scenario: TrackingFlow.Scenario, _ fault: Fault? = nil) {
            self.fault = fault
            switch fault {
            case .ignoresCancel: sdk = StubbedSDK(scenario, .answersWhatIsCancelled)
            case .neverAnswers: sdk = StubbedSDK(scenario, .neverAnswers)
            default: sdk = StubbedSDK(scenario)
            }
        }

        var status: TrackingStatus { flow.status }
        var statusPublisher: AnyPublisher<TrackingStatus, Never> { flow.statusPublisher }

        func find(number: String) {
            if fault == .leavesOutAStatus { return flow.send(.found(place: "place")) }
            flow.run(.find, via: .searching) { [sdk] _ in
                try await sdk.answer(.find) { _ in .unknown }
                return .found(place: "place")
            }
        }

        func place(of number: String) -> AnyPublisher<String, TrackingError> {
            let place = flow.publisher(.place) { [sdk] _ in
                try await sdk.answer(.place) { _ in .unknown }
                return "place"
            }
            return fault == .answersTwice ? place.append(place).eraseToAnyPublisher() : place
        }

        func changes() -> AnyPublisher<String, TrackingError> {
            flow.publisher(.changes) { [sdk, fault] _, send in
                do { try await sdk.answer(.changes) { _ in .unknown } } catch  where fault == .keepsAFailureBack {}
                send("one")
                send("two")
            }
        }

        func stop() { if fault != .ignoresCancel { flow.cancel(.find, .place, .changes) } }
    }

    nonisolated private final class FilledSignature: SignatureSDK {
        let sdk: StubbedSDK<SignatureFlow>
        private let flow = LockedFlowRunner<SignatureFlow>(.none) { _ in .unknown }

        init(_ scenario: SignatureFlow.Scenario, _ fault: StubbedSDK<SignatureFlow>.Fault? = nil) {
            sdk = StubbedSDK(scenario, fault)
        }

        func sign(name: String, completion: @escaping @Sendable (Result<Bool, SignatureError>) -> Void) {
            flow.run(.sign, completion: completion) { [sdk] _ in
                try await sdk.answer(.sign) { _ in .unknown }
                return true
            }
        }

        func strokes(
            observer: @escaping @Sendable (Int) -> Void,
            completion: @escaping @Sendable (Result<Void, SignatureError>) -> Void
        ) {
            flow.run(.strokes, observer: observer, completion: completion) { [sdk] _, yield in
                try await sdk.answer(.strokes) { _ in .unknown }
                yield(1)
                yield(2)
            }
        }

        func clear() {}
    }

    struct TrackingWrapperTests {
        @Test @MainActor
        func aFilledTrackingKeepsToTheFlow() async throws {
            try await TrackingContract { FilledTracking($0) }.assertHolds()
        }

        @Test @MainActor
        func aFilledSignatureKeepsToTheFlow() async throws {
            try await SignatureContract { FilledSignature($0) }.assertHolds()
        }

        @Test @MainActor
        func eachFaultOfATrackingIsNoticed() async throws {
            for fault in FilledTracking.Fault.allCases {
                let contract = TrackingContract(make: { FilledTracking($0, fault) }, timeout: 0.2)
                var found: [String] = []
                for scenario in TrackingFlow.Scenario.allCases where found.isEmpty {
                    let violation = try await contract.violation(in: scenario)
                    found += violation.map { [$0.message] } ?? []
                }
                #expect(found != [], "\(fault)")
            }
        }

        @Test(arguments: [false, true]) @MainActor
        func aDroppedTrackingIsFreedAndItsWorkIsCancelled(isVerified: Bool) async throws {
            var wrapper: FilledTracking? = FilledTracking(.placeSucceeds, .neverAnswers)
            weak let dropped = wrapper
            let sdk = try #require(wrapper?.sdk)
            var service: (any TrackingSDK)? = isVerified ? wrapper?.verified() : wrapper
            wrapper = nil
            let ends = Locked<[String]>([])
            let add: @Sendable (String) -> Void = { text in ends.withLock { $0.append(text) } }
            let subscriptions = [service?.place(of: "1"), service?.changes()].map { publisher in
                publisher?.sink { @Sendable in
                    add("\($0)")
                } receiveValue: { @Sendable in
                    add($0)
                }
            }
            try await waitUntil { sdk.runningCount == 2 }
            service = nil
            #expect(dropped == nil)
            try await waitUntil { sdk.runningCount == 0 }
            try await waitUntil { ends.value == ["finished", "finished"] }
            withExtendedLifetime(subscriptions) {}
        }

        /// Even if they come before the first subscriber does.
        @Test @MainActor
        func noAnswerIsLost() async throws {
            let flow = LockedFlowRunner<TrackingFlow>(.idle) { _ in .unknown }
            let isSent = Locked(false)
            let answers: AnyPublisher<String, TrackingError> = flow.publisher(.changes) { _, send in
                ["one", "two"].forEach(send)
                isSent.value = true
            }
            try await waitUntil { isSent.value }
            let seen = Locked<[String]>([])
            let subscription = answers.sink { @Sendable end in
                seen.withLock { $0.append("\(end)") }
            } receiveValue: { @Sendable value in
                seen.withLock { $0.append(value) }
            }
            try await waitUntil { seen.value == ["one", "two", "finished"] }
            withExtendedLifetime(subscription) {}
        }

        /// A subscriber can cancel the step that is telling it a status.
        @Test @MainActor
        func aSubscriberCancelsTheStepThatItHearsOf() async throws {
            nonisolated(unsafe) let wrapper = FilledTracking(.findSucceeds, .neverAnswers)
            let seen = Locked<[TrackingStatus.Kind]>([])
            let subscription = wrapper.statusPublisher.sink { @Sendable status in
                seen.withLock { $0.append(status.kind) }
                if status.kind == .searching { wrapper.stop() }
            }
            wrapper.find(number: "1")
            try await Task.sleep(nanoseconds: 5_000_000)
            #expect(wrapper.sdk.runningCount == 0)
            #expect(seen.value == [.idle, .searching])
            withExtendedLifetime(subscription) {}
        }

        @Test @MainActor
        func aDroppedSignatureIsFreedAndItsWorkIsCancelled() async throws {
            var wrapper: FilledSignature? = FilledSignature(.signSucceeds, .neverAnswers)
            weak let dropped = wrapper
            let sdk = try #require(wrapper?.sdk)
            let completions = Locked(0)
            wrapper?.sign(name: "a") { _ in completions.withLock { $0 += 1 } }
            try await waitUntil { sdk.runningCount == 1 }
            wrapper = nil
            #expect(dropped == nil)
            try await waitUntil { sdk.runningCount == 0 }
            try await Task.sleep(nanoseconds: 5_000_000)
            #expect(completions.value == 0)
        }
    }
#endif
