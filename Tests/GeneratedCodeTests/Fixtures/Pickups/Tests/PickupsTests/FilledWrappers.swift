// Wrappers as a developer fills them in, around an SDK that answers as a scenario prescribes: style callback on no actor
// and on any thread, and style combine on no actor. They are wrong in one of their steps if they have a fault.

#if DEBUG
    import Combine

    @testable import Pickups

    /// What is wrong with a wrapper.
    enum Fault: String, CaseIterable {
        case leavesOutAStatus, sendsInTheWrongOrder, sendsAnotherStatus, sendsLate, failsWithAnotherError, neverAnswers
    }

    nonisolated final class FilledPickup: PickupSDK {
        let sdk: StubbedSDK<PickupFlow>
        private let fault: Fault?
        private let flow = FlowRunner<PickupFlow> { _ in .unknown }
        private let isOnlineSubject = ObservedValue(false)

        init(_ moves: [FlowMove<PickupFlow>] = [], _ fault: Fault? = nil) {
            sdk = StubbedSDK(moves)
            self.fault = fault
        }

        /// The parcel has come to another place.
        func moved() { if let end = sdk.end(of: .moved) { flow.send(end) } }
        func connect() { isOnlineSubject.send(true) }

        var status: PickupStatus { flow.status }
        func observeStatus(_ observer: @escaping @Sendable (PickupStatus) -> Void) -> FlowObservation {
            flow.observe(observer)
        }
        var street: String {
            get { "" }
            set {}
        }
        var isOnline: Bool { isOnlineSubject.value }
        func observeIsOnline(_ observer: @escaping @Sendable (Bool) -> Void) -> FlowObservation {
            isOnlineSubject.observe(observer)
        }

        func open() { flow.send(.ready) }

        func find(number: String) {
            let work: FlowRunner<PickupFlow>.Work<PickupStatus> = { [sdk, fault, sendLate = flow.send] send in
                let end: PickupStatus
                do { end = try await sdk.answer(.find) } catch  where fault == .failsWithAnotherError {
                    throw PickupError.unknown
                }
                switch fault {
                case .sendsInTheWrongOrder: for status in [end, .searching] { send(status) }
                case .sendsAnotherStatus: send(.idle)
                case .sendsLate:
                    Task {
                        try await Task.sleep(for: .milliseconds(50))
                        sendLate(.idle)
                    }
                default: break
                }
                return end
            }
            switch fault {
            case .leavesOutAStatus, .sendsInTheWrongOrder: flow.start(.find, work: work)
            default: flow.start(.find, via: .searching, work: work)
            }
        }

        func reserve(
            number: String, until day: Int, completion: @escaping @Sendable (Result<String, PickupError>) -> Void
        ) {
            flow.start(
                .reserve, via: .searching, completion: { completion($0.mapError { $0 as? PickupError ?? .unknown }) }
            ) { [sdk] send in
                send(try await sdk.answer(.reserve))
                return "reserve"
            }
        }

        func place(of number: String, completion: @escaping @Sendable (Result<String, PickupError>) -> Void) {
            flow.start(
                .place, completion: { completion($0.mapError { $0 as? PickupError ?? .unknown }) }
            ) { [sdk, fault] _ in
                if fault == .neverAnswers { try await Task.sleep(for: .seconds(60)) }
                _ = try await sdk.answer(.place)
                return "place"
            }
        }

        func complain(_ text: String, completion: @escaping @Sendable (Result<Void, any Error>) -> Void) {
            flow.start(.complain, completion: completion) { [sdk] _ in _ = try await sdk.answer(.complain) }
        }

        func follow(
            number: String, observer: @escaping @Sendable (String) -> Void,
            completion: @escaping @Sendable (Result<Void, PickupError>) -> Void
        ) {
            flow.start(
                .follow, answers: (observer, { completion($0.mapError { $0 as? PickupError ?? .unknown }) })
            ) { [sdk] _, yield in
                _ = try await sdk.answer(.follow)
                yield("follow")
            }
        }

        func count(completion: @escaping @Sendable (Int) -> Void) { completion(1) }
        func isNumber(_ text: String) -> Bool { true }
        func stop() {
            flow.cancel(.find, .place, .follow)
            flow.send(.ready)
        }
        func log(position: Double) {}
    }

    nonisolated final class FilledTracking: TrackingSDK {
        let sdk: StubbedSDK<TrackingFlow>
        private let fault: Fault?
        private let flow = FlowRunner<TrackingFlow> { _ in .unknown }

        init(_ moves: [FlowMove<TrackingFlow>] = [], _ fault: Fault? = nil) {
            sdk = StubbedSDK(moves)
            self.fault = fault
        }

        var status: TrackingStatus { flow.status }
        var statusPublisher: AnyPublisher<TrackingStatus, Never> { flow.statusPublisher }

        func find(number: String) {
            if fault == .leavesOutAStatus { return flow.send(.found(place: "place")) }
            flow.start(.find, via: .searching) { [sdk] _ in try await sdk.answer(.find) }
        }

        func place(of number: String) -> AnyPublisher<String, TrackingError> {
            flow.publisher(.place) { [sdk, fault] _, yield in
                if fault == .neverAnswers { try await Task.sleep(for: .seconds(60)) }
                _ = try await sdk.answer(.place)
                yield("place")
            }.mapError { $0 as? TrackingError ?? .unknown }.eraseToAnyPublisher()
        }

        func changes() -> AnyPublisher<String, TrackingError> {
            flow.publisher(.changes) { [sdk] _, yield in
                _ = try await sdk.answer(.changes)
                yield("changes")
            }.mapError { $0 as? TrackingError ?? .unknown }.eraseToAnyPublisher()
        }

        func stop() {
            flow.cancel(.find, .place, .changes)
            flow.send(.idle)
        }
    }

    nonisolated final class FilledSignature: SignatureSDK {
        let sdk: StubbedSDK<SignatureFlow>
        private let flow = FlowRunner<SignatureFlow> { _ in .unknown }

        init(_ moves: [FlowMove<SignatureFlow>] = []) { sdk = StubbedSDK(moves) }

        func sign(name: String, completion: @escaping @Sendable (Result<Bool, SignatureError>) -> Void) {
            flow.start(
                .sign, completion: { completion($0.mapError { $0 as? SignatureError ?? .unknown }) }
            ) { [sdk] _ in
                _ = try await sdk.answer(.sign)
                return true
            }
        }

        func strokes(
            observer: @escaping @Sendable (Int) -> Void,
            completion: @escaping @Sendable (Result<Void, SignatureError>) -> Void
        ) {
            flow.start(
                .strokes, answers: (observer, { completion($0.mapError { $0 as? SignatureError ?? .unknown }) })
            ) { [sdk] _, yield in
                _ = try await sdk.answer(.strokes)
                [1, 2].forEach(yield)
            }
        }

        func clear() {}
    }
#endif
