import Foundation

/// Implements ``TripSDK`` with Rail.
///
/// The work of a step must not hold the wrapper, so that it ends when the app drops the wrapper: capture what it
/// needs, such as `[manager]`. For a closure of Rail: `try await withCheckedThrowingContinuation { … }`.
@MainActor
final class RailTripSDK: TripSDK {
    private let manager: RailManager
    private let flow = FlowRunner<TripFlow>(.none) { _ in .none }

    init(manager: RailManager) {
        self.manager = manager
    }

    var status: TripStatus { flow.status }
    var statuses: AsyncStream<TripStatus> { flow.statuses }

    @discardableResult
    func start() async -> TripStatus {
        // TODO(flowgen): Call Rail, then send `.running`.
        status
    }

    @discardableResult
    func stop() async -> TripStatus {
        // TODO(flowgen): Call Rail, then send `.none`.
        status
    }

    func price() async throws -> DateInterval {
        try await flow.value(
            .price,
            map: { $0 },
            work: { send in
                // TODO(flowgen): Call Rail, send `.priced` or `.broken(reason:)` and return the answer.
                throw URLError(.unknown)
            })
    }

    @discardableResult
    func board(ticket: DateInterval) async -> TripStatus {
        // TODO(flowgen): Call Rail, then send `.boarded`.
        status
    }

    // TODO(flowgen): Call this from Rail's callback.
    func none() { flow.send(.none) }

    // TODO(flowgen): Call this from Rail's callback.
    func startIsHandled() { flow.send(.none) }
}

extension RailManager {
    func makeTripSDK() -> any TripSDK {
        RailTripSDK(manager: self).verified()
    }
}
