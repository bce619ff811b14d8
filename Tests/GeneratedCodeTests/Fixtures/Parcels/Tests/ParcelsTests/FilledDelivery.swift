// A wrapper as a developer fills it in, around a stubbed SDK; wrong in one of its steps if it has a fault.

#if DEBUG
    @testable import Parcels

    nonisolated final class FilledDelivery: DeliverySDK {
        enum Fault: CaseIterable {
            case leavesOutAStatus, sendsAfterCancel, returnsEarly, failsWithAnotherError, answersTwice, neverAnswers
            case keepsAFailureBack
        }

        let sdk: StubbedSDK<DeliveryFlow>
        private let fault: Fault?
        private let flow = LockedFlowRunner<DeliveryFlow>(.idle) { .refused($0) }

        init(_ scenario: DeliveryFlow.Scenario, _ fault: Fault? = nil) {
            self.fault = fault
            switch fault {
            case .sendsAfterCancel: sdk = StubbedSDK(scenario, .answersWhatIsCancelled)
            case .neverAnswers: sdk = StubbedSDK(scenario, .neverAnswers)
            default: sdk = StubbedSDK(scenario)
            }
        }

        func raise(_ event: DeliveryFlow.Event) {
            switch event {
            case .movedToFound: flow.send(.found(place: "place"))
            case .movedToFailed: flow.send(.failed(reason: .unknown))
            }
        }

        var status: DeliveryStatus { flow.status }
        var statuses: AsyncStream<DeliveryStatus> { flow.statuses }
        var street: String {
            get { "" }
            set {}
        }
        var isOnline: Bool { true }
        var isOnlineValues: AsyncStream<Bool> { AsyncStream { $0.finish() } }

        func open() async -> DeliveryStatus { await flow.run(.open) { _ in .ready } }

        func find(number: String) async -> DeliveryStatus {
            switch fault {
            case .leavesOutAStatus: return await flow.run(.find, work: search)
            case .returnsEarly:
                flow.send(.searching)
                return status
            default: return await flow.run(.find, via: .searching, work: search)
            }
        }

        private var search: @Sendable (@escaping @Sendable (DeliveryStatus) -> Void) async throws -> DeliveryStatus? {
            { [sdk, fault] _ in
                try await sdk.answer(.find) { Self.error($0, fault) }
                return .found(place: "place")
            }
        }

        func reserve(number: String, until day: Int) async throws -> String {
            try await flow.value(.reserve, via: .searching, sendsFailure: fault != .keepsAFailureBack) {
                [sdk, fault] send in
                try await sdk.answer(.reserve) { Self.error($0, fault) }
                send(.found(place: "place"))
                return "reserve"
            }
        }

        func place(of number: String) async throws -> String {
            try await flow.value(.place) { [sdk, fault] _ in
                try await sdk.answer(.place) { Self.error($0, fault) }
                return "place"
            }
        }

        func complain(_ text: String) async throws {
            try await flow.value(.complain) { [sdk, fault] _ in
                try await sdk.answer(.complain) { Self.error($0, fault) }
            }
        }

        func follow(number: String) -> AsyncThrowingStream<String, any Error> {
            flow.stream(.follow) { [sdk, fault] send, yield in
                if fault == .answersTwice { send(.ready) }
                try await sdk.answer(.follow) { Self.error($0, fault) }
                yield("follow")
            }
        }

        func count() async -> Int { 1 }
        func isNumber(_ text: String) -> Bool { true }

        func parse(_ label: String) throws(DeliveryError) -> Int {
            if case .failure = sdk.next(.parse) { throw DeliveryError.unknown }
            return 1
        }

        func stop() { if fault != .sendsAfterCancel { flow.cancel(.find, .place, .follow) } }
        func log(_ text: @autoclosure @Sendable () -> String, onDone: @escaping @Sendable (Bool) -> Void) {}

        private static func error(_ kind: DeliveryError.Kind?, _ fault: Fault?) -> DeliveryError {
            kind == .unknown && fault != .failsWithAnotherError ? .unknown : .refused(SampleError())
        }
    }
#endif
