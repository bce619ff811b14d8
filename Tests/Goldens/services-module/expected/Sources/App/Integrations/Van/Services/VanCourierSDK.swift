import Services

/// Serves ``CourierSDK`` with Van.
actor VanCourierSDK: CourierSDK {
    private let manager: VanManager
    private let statusSubject = CourierValueSubject<CourierStatus>(.waiting)
    private var positionTask: Task<String, any Error>?

    init(manager: VanManager) {
        self.manager = manager
    }

    /// A new stream for each reader: the current status first, then each change.
    nonisolated var statuses: AsyncStream<CourierStatus> {
        statusSubject.stream()
    }

    /// Deliver.
    ///
    /// Starts from `waiting` or `delivered`, passes through `underway`, ends in `delivered`.
    ///
    /// - Parameter basket: The basket.
    func deliver(basket: Basket) async {
        // TODO(flowgen): End a running `deliver`; that is no failure.
        statusSubject.send(.underway)
        // TODO(flowgen): Call Van, then send `.delivered`. Closures: `await withCheckedContinuation { … }`.
    }

    /// Position.
    ///
    /// - Throws: ``CourierError``, or `CancellationError` when the step is ended before.
    func position() async throws -> String {
        positionTask?.cancel()
        let task = Task<String, any Error> {
            do {
                try Task.checkCancellation()
                // TODO(flowgen): Call Van, then return what it answers. Closures: `try await withCheckedThrowingContinuation { … }`.
                throw CourierError.lost
            } catch {
                try Task.checkCancellation()
                throw courierError(for: error)
            }
        }
        positionTask = task
        return try await withTaskCancellationHandler {
            try await task.value
        } onCancel: {
            task.cancel()
        }
    }

    /// Maps an error of the SDK to the app's error.
    nonisolated func courierError(for error: any Error) -> CourierError {
        if let error = error as? CourierError { return error }
        // TODO(flowgen): Map the errors of Van to the cases of `CourierError`.
        return .lost
    }
}

extension VanManager {
    /// Makes the wrapper that serves ``CourierSDK``.
    func makeCourierSDK() -> any CourierSDK {
        VanCourierSDK(manager: self)
    }
}
