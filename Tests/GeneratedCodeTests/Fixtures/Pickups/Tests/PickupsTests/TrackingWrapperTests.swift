// Style combine, isolation none, and style callback, isolation Sendable: filled-in wrappers keep to their flows, and
// cancel their work when they are dropped.

#if DEBUG
    import Combine
    import Testing

    @testable import Pickups

    nonisolated private final class FilledTracking: TrackingSDK {
        let sdk: StubbedSDK<TrackingFlow>
        private let flow = LockedFlowRunner<TrackingFlow>(.idle) { _ in .unknown }

        init(_ scenario: TrackingFlow.Scenario, _ fault: StubbedSDK<TrackingFlow>.Fault? = nil) {
            sdk = StubbedSDK(scenario, fault)
        }

        var status: TrackingStatus { flow.status }
        var statusPublisher: AnyPublisher<TrackingStatus, Never> { flow.statusPublisher }

        func find(number: String) {
            flow.run(.find, via: .searching) { [sdk] _ in
                try await sdk.answer(.find) { _ in .unknown }
                return .found(place: "place")
            }
        }

        func place(of number: String) -> AnyPublisher<String, TrackingError> {
            flow.publisher(.place) { [sdk] _ in
                try await sdk.answer(.place) { _ in .unknown }
                return "place"
            }
        }
    }

    nonisolated private final class FilledSignature: SignatureSDK {
        let sdk: StubbedSDK<SignatureFlow>
        private let flow = LockedFlowRunner<SignatureFlow>(.none) { _ in .unknown }

        init(_ scenario: SignatureFlow.Scenario, _ fault: StubbedSDK<SignatureFlow>.Fault? = nil) {
            sdk = StubbedSDK(scenario, fault)
        }

        func sign(
            name: String, completion: @escaping @Sendable (Result<Bool, SignatureError>) -> Void
        ) {
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
        func aDroppedTrackingIsFreedAndItsWorkIsCancelled() async throws {
            var wrapper: FilledTracking? = FilledTracking(.placeSucceeds, .neverAnswers)
            weak let dropped = wrapper
            let sdk = try #require(wrapper?.sdk)
            let ends = Locked<[String]>([])
            let publisher = wrapper?.place(of: "1")
            let subscription = publisher?.sink { @Sendable end in
                ends.withLock { $0.append("\(end)") }
            } receiveValue: { @Sendable value in
                ends.withLock { $0.append(value) }
            }
            try await waitUntil { sdk.runningCount == 1 }
            wrapper = nil
            #expect(dropped == nil)
            try await waitUntil { sdk.runningCount == 0 }
            try await waitUntil { ends.value == ["finished"] }
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
