import Foundation

/// Implements ``RideSDK`` with Taxi.
///
/// The work of a step must not hold the wrapper, so that it ends when the app drops the wrapper: capture what it
/// needs, such as `[manager]`. For a closure of Taxi: `try await withCheckedThrowingContinuation { … }`.
@MainActor
final class TaxiRideSDK: RideSDK {
    private let manager: TaxiManager
    private let flow = FlowRunner<RideFlow>(.idle) { TaxiRideSDK.rideError(for: $0) }

    init(manager: TaxiManager) {
        self.manager = manager
    }

    var status: RideStatus { flow.status }
    var statuses: AsyncStream<RideStatus> { flow.statuses }

    func order(seats: Int) async throws -> String {
        // TODO(flowgen): Choose the values of `.failed(seats:reason:)` beside the error.
        try await flow.value(
            .order, via: .asking, sendsFailure: true,
            failed: { .failed(seats: 0, reason: $0) },
            map: { $0 },
            work: { send in
                // TODO(flowgen): Call Taxi, send `.riding` and return the answer.
                throw URLError(.unknown)
            })
    }

    func quote() throws(URLError) -> Int {
        // TODO(flowgen): Call Taxi, send `.riding` and return the answer.
        throw URLError(.unknown)
    }

    func track() -> AsyncThrowingStream<Int, any Error> {
        // TODO(flowgen): Choose the values of `.failed(seats:reason:)` beside the error.
        flow.stream(
            .track, via: .asking, sendsFailure: true,
            failed: { .failed(seats: 0, reason: $0) },
            map: { $0 },
            work: { send, yield in
                // TODO(flowgen): Call Taxi, yield each value and send `.riding`.
                throw URLError(.unknown)
            })
    }

    @discardableResult
    func follow() async -> RideStatus {
        await flow.run(.follow, via: .asking) { _ in
            // TODO(flowgen): Call Taxi and return `.riding`.
            nil
        }
    }

    @discardableResult
    func leave() async -> RideStatus {
        flow.cancel(.order, .track, .follow)
        // TODO(flowgen): Call Taxi, then send `.idle`.
        return status
    }

    /// Maps an error of Taxi to the app's error.
    private static func rideError(for error: any Error) -> RideError {
        // TODO(flowgen): Map the errors of Taxi to the cases of `RideError`.
        .noTaxi
    }
}

extension TaxiManager {
    func makeRideSDK() -> any RideSDK {
        TaxiRideSDK(manager: self).verified()
    }
}
