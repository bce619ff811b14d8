import Foundation

/// Serves ``RideSDK`` with Taxi.
@MainActor
final class TaxiRideSDK: RideSDK {
    private let manager: TaxiManager
    private let statusSubject = RideValueSubject<RideStatus>(.idle)
    private var orderTask: Task<String, any Error>?
    private var trackTask: Task<Void, Never>?

    init(manager: TaxiManager) {
        self.manager = manager
    }

    /// A new stream for each reader: the current status first, then each change.
    var statuses: AsyncStream<RideStatus> {
        statusSubject.stream()
    }

    /// Orders a taxi.
    ///
    /// Starts from `idle`, `riding` or `failed`, passes through `asking`, ends in `riding` or
    /// `failed`.
    ///
    /// - Parameter seats: The seats.
    /// - Throws: ``URLError``, or `CancellationError` when the step is ended before.
    func order(seats: Int) async throws -> String {
        orderTask?.cancel()
        statusSubject.send(.asking)
        let task = Task<String, any Error> {
            do {
                try Task.checkCancellation()
                // TODO(flowgen): Call Taxi, then send `.riding` and return what it answers. Closures: `try await withCheckedThrowingContinuation { … }`.
                throw RideError.noTaxi
            } catch {
                try Task.checkCancellation()
                // TODO(flowgen): Choose the values of `.failed(seats:reason:)` beside the error.
                statusSubject.send(.failed(seats: 1, reason: rideError(for: error)))
                throw error
            }
        }
        orderTask = task
        return try await withTaskCancellationHandler {
            try await task.value
        } onCancel: {
            task.cancel()
        }
    }

    /// Its path to the failure is a typed one.
    ///
    /// Starts from `idle`, ends in `riding` or `failed`.
    func quote() throws(URLError) -> Int {
        // TODO(flowgen): Call Taxi, then send `.riding` and return what it answers.
        fatalError("quote() is not written yet")
    }

    /// Watches the map.
    ///
    /// Starts from `riding` or `failed`, passes through `asking`, ends in `riding` or `failed`.
    ///
    /// - Returns: A stream that may fail with ``URLError``.
    func track() -> AsyncThrowingStream<Int, any Error> {
        trackTask?.cancel()
        let (stream, continuation) = AsyncThrowingStream<Int, any Error>.makeStream()
        statusSubject.send(.asking)
        let task = Task {
            do {
                try Task.checkCancellation()
                // TODO(flowgen): Call Taxi, then send `.riding` and yield each value to `continuation` and finish it. Closures: `{ @Sendable value in continuation.yield(value) }`.
                throw RideError.noTaxi
            } catch {
                guard !Task.isCancelled else { return continuation.finish() }
                // TODO(flowgen): Choose the values of `.failed(seats:reason:)` beside the error.
                statusSubject.send(.failed(seats: 1, reason: rideError(for: error)))
                continuation.finish(throwing: error)
            }
        }
        continuation.onTermination = { _ in task.cancel() }
        trackTask = task
        return stream
    }

    /// Waits for the taxi.
    ///
    /// Starts from `riding`, passes through `asking`, ends in `riding`.
    func follow() async {
        // TODO(flowgen): End a running `follow`; that is no failure.
        statusSubject.send(.asking)
        // TODO(flowgen): Call Taxi, then send `.riding`. Closures: `await withCheckedContinuation { … }`.
    }

    /// Gets off.
    ///
    /// Starts from `asking` or `riding`, ends in `idle`. Ends a running `order`, `track`, `follow`.
    func leave() async {
        // TODO(flowgen): End a running `leave` or `follow`; that is no failure.
        orderTask?.cancel()
        trackTask?.cancel()
        // TODO(flowgen): Call Taxi, then send `.idle`. Closures: `await withCheckedContinuation { … }`.
    }

    /// Maps an error of the SDK to the app's error.
    func rideError(for error: any Error) -> RideError {
        if let error = error as? RideError { return error }
        // TODO(flowgen): Map the errors of Taxi to the cases of `RideError`.
        return .noTaxi
    }
}

extension TaxiManager {
    /// Makes the wrapper that serves ``RideSDK``.
    func makeRideSDK() -> any RideSDK {
        TaxiRideSDK(manager: self)
    }
}
