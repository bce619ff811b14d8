// A wrapper as a developer fills it in, around a stubbed SDK; wrong in one of its steps if it has a fault.

#if DEBUG
    @testable import Pickups

    nonisolated final class FilledPickup: PickupSDK {
        enum Fault: CaseIterable {
            case leavesOutAStatus, ignoresCancel, failsWithAnotherError, completesTwice, neverCompletes
        }

        let sdk: StubbedSDK<PickupFlow>
        private let fault: Fault?
        private let flow = LockedFlowRunner<PickupFlow>(.idle) { _ in .unknown }

        init(_ scenario: PickupFlow.Scenario, _ fault: Fault? = nil) {
            self.fault = fault
            switch fault {
            case .ignoresCancel: sdk = StubbedSDK(scenario, .answersWhatIsCancelled)
            case .neverCompletes: sdk = StubbedSDK(scenario, .neverAnswers)
            default: sdk = StubbedSDK(scenario)
            }
        }

        var status: PickupStatus { flow.status }
        func observeStatus(_ observer: @escaping @Sendable (PickupStatus) -> Void)
            -> FlowObservation
        { flow.observe(observer) }
        var street: String {
            get { "" }
            set {}
        }
        var isOnline: Bool { true }
        func observeIsOnline(_ observer: @escaping @Sendable (Bool) -> Void) -> FlowObservation {
            FlowObservation {}
        }

        func open() { flow.send(.ready) }

        func find(number: String) {
            if fault == .leavesOutAStatus { return flow.send(.found(place: "place")) }
            flow.run(.find, via: .searching) { [sdk, fault] _ in
                try await sdk.answer(.find) { Self.error($0, fault) }
                return .found(place: "place")
            }
        }

        func reserve(
            number: String, until day: Int,
            completion: @escaping @Sendable (Result<String, PickupError>) -> Void
        ) {
            flow.run(.reserve, via: .searching, sendsFailure: true, completion: completion) { [sdk, fault] send in
                try await sdk.answer(.reserve) { Self.error($0, fault) }
                send(.found(place: "place"))
                return "reserve"
            }
        }

        func place(of number: String, completion: @escaping @Sendable (Result<String, PickupError>) -> Void) {
            let isTwice = fault == .completesTwice
            flow.run(
                .place,
                completion: { result in
                    completion(result)
                    if isTwice { completion(result) }
                }
            ) { [sdk, fault] _ in
                try await sdk.answer(.place) { Self.error($0, fault) }
                return "place"
            }
        }

        func complain(_ text: String, completion: @escaping @Sendable (Result<Void, any Error>) -> Void) {
            flow.run(.complain, completion: { completion($0.mapError { $0 }) }) { [sdk, fault] _ in
                try await sdk.answer(.complain) { Self.error($0, fault) }
            }
        }

        func follow(
            number: String, observer: @escaping @Sendable (String) -> Void,
            completion: @escaping @Sendable (Result<Void, PickupError>) -> Void
        ) {
            flow.run(.follow, observer: observer, completion: completion) { [sdk, fault] _, yield in
                try await sdk.answer(.follow) { Self.error($0, fault) }
                yield("follow")
            }
        }

        func count(completion: @escaping @Sendable (Int) -> Void) { completion(1) }
        func isNumber(_ text: String) -> Bool { true }
        func stop() { if fault != .ignoresCancel { flow.cancel(.find, .place, .follow) } }
        func log(position: Double) {}

        /// An event.
        func moved(place: String) { flow.send(.found(place: place)) }

        private static func error(_ kind: PickupError.Kind?, _ fault: Fault?) -> PickupError {
            kind == .refused && fault != .failsWithAnotherError ? .refused(code: 1) : .unknown
        }
    }
#endif
