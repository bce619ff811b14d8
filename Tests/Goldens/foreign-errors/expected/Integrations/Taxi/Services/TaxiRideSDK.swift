import Foundation

/// Implements ``RideSDK`` with Taxi.
///
/// The work of a step must not hold the wrapper, so that it ends when the app drops the wrapper: capture what it
/// needs, such as `[manager]`. Where Taxi calls a closure: `try await withCheckedThrowingContinuation`, with
/// `{ @Sendable in continuation.resume(with: $0) }` as the closure.
@MainActor
final class TaxiRideSDK: RideSDK {
    private let manager: TaxiManager
    private let flow = FlowRunner<RideFlow> { TaxiRideSDK.rideError(for: $0) }

    init(manager: TaxiManager) {
        self.manager = manager
    }

    var status: RideStatus { flow.status }
    var statuses: AsyncStream<RideStatus> { flow.statuses }

    func order(seats: Int) async throws -> String {
        try await flow.value(.order, via: .asking) { send in
            // TODO(flowgen): Call Taxi, send `.riding` and return the answer.
            throw NotWritten()
        }
    }

    func quote() throws(URLError) -> Int {
        flow.check(.quote)
        // TODO(flowgen): Call Taxi, send `.riding` and return the answer.
        flow.reportUnwritten(.quote)
        throw URLError(.unknown)
    }

    func track() -> AsyncThrowingStream<Int, any Error> {
        flow.stream(.track, via: .asking) { send, yield in
            // TODO(flowgen): Call Taxi, send `.riding` and yield each value.
            throw NotWritten()
        }
    }

    @discardableResult
    func follow() async -> RideStatus {
        await flow.run(.follow, via: .asking) { _ in
            // TODO(flowgen): Call Taxi and return `.riding`.
            throw NotWritten()
        }
    }

    @discardableResult
    func leave() async -> RideStatus {
        await flow.run(.leave) { _ in
            // TODO(flowgen): Call Taxi and return `.idle`.
            throw NotWritten()
        }
    }

    /// Maps an error of Taxi to the app's error.
    private nonisolated static func rideError(for error: any Error) -> RideError {
        // TODO(flowgen): Map the errors of Taxi to the cases of `RideError`.
        .noTaxi
    }
}

extension TaxiManager {
    func makeRideSDK() -> any RideSDK {
        TaxiRideSDK(manager: self)
    }
}
