// A wrapper as a developer fills it in, around an SDK that answers as a scenario prescribes; wrong in one of its steps
// if it has a fault.

#if DEBUG
    @testable import Parcels

    nonisolated final class FilledDelivery: DeliverySDK {
        enum Fault: String, CaseIterable {
            case leavesOutAStatus, sendsInTheWrongOrder, sendsAnotherStatus, sendsLate, failsWithAnotherError
            case keepsAFailureBack, neverAnswers, returnsEarly
        }

        let sdk: StubbedSDK<DeliveryFlow>
        private let fault: Fault?
        private let flow = FlowRunner<DeliveryFlow> { .refused($0) }
        private let isOnlineValue = ObservedValue(false)

        init(_ moves: [FlowMove<DeliveryFlow>] = [], _ fault: Fault? = nil) {
            sdk = StubbedSDK(moves)
            self.fault = fault
        }

        /// The parcel has come to another place.
        func moved() { if let end = sdk.end(of: .moved) { flow.send(end) } }
        func connect() { isOnlineValue.send(true) }

        var status: DeliveryStatus { flow.status }
        var statuses: AsyncStream<DeliveryStatus> { flow.statuses }
        var street: String {
            get { "" }
            set {}
        }
        var isOnline: Bool { isOnlineValue.value }
        var isOnlineValues: AsyncStream<Bool> { isOnlineValue.stream }

        func open() async -> DeliveryStatus { await flow.run(.open) { [sdk] _ in try await sdk.answer(.open) } }

        func find(number: String) async -> DeliveryStatus {
            let work: FlowRunner<DeliveryFlow>.Work<DeliveryStatus> = { [sdk, fault, send = flow.send] sendInStep in
                let end: DeliveryStatus
                do { end = try await sdk.answer(.find) } catch DeliveryError.unknown
                    where fault == .failsWithAnotherError
                {
                    throw DeliveryError.refused(FlowSampleError())
                }
                switch fault {
                case .sendsInTheWrongOrder: for status in [end, .searching] { sendInStep(status) }
                case .sendsAnotherStatus: sendInStep(.idle)
                case .sendsLate:
                    Task {
                        try await Task.sleep(for: .milliseconds(50))
                        send(.idle)
                    }
                default: break
                }
                return end
            }
            switch fault {
            case .leavesOutAStatus, .sendsInTheWrongOrder: return await flow.run(.find, work: work)
            case .returnsEarly:
                flow.send(.searching)
                return status
            default: return await flow.run(.find, via: .searching, work: work)
            }
        }

        func reserve(number: String, until day: Int) async throws -> String {
            try await flow.value(.reserve, via: .searching) { [sdk, fault] send in
                do { send(try await sdk.answer(.reserve)) } catch  where fault == .keepsAFailureBack {
                    send(.found(place: "place"))
                }
                return "reserve"
            }
        }

        func place(of number: String) async throws -> String {
            try await flow.value(.place) { [sdk, fault] _ in
                if fault == .neverAnswers { try await Task.sleep(for: .seconds(60)) }
                _ = try await sdk.answer(.place)
                return "place"
            }
        }

        func complain(_ text: String) async throws {
            try await flow.value(.complain) { [sdk] _ in _ = try await sdk.answer(.complain) }
        }

        func follow(number: String) -> AsyncThrowingStream<String, any Error> {
            flow.stream(.follow) { [sdk] _, yield in
                _ = try await sdk.answer(.follow)
                yield("follow")
            }
        }

        func count() async -> Int { 1 }
        func isNumber(_ text: String) -> Bool { true }
        func parse(_ label: String) throws(DeliveryError) -> Int {
            do { _ = try sdk.next(.parse) } catch { throw error as? DeliveryError ?? .unknown }
            return 1
        }
        func stop() {
            flow.cancel(.find, .place, .follow)
            flow.send(.ready)
        }
        func log(_ text: @autoclosure @Sendable () -> String, onDone: @escaping @Sendable (Bool) -> Void) {}
    }
#endif
