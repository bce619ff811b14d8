import Services

/// Serves ``BellSDK`` with Van.
@MainActor
final class VanBellSDK: BellSDK {
    private let manager: VanManager
    private let statusSubject = BellValueSubject<BellStatus>(.silent)
    private var ringTask: Task<Void, Never>?

    init(manager: VanManager) {
        self.manager = manager
    }

    /// Tells the current status first, then each change, until the token returned is released.
    func observeStatus(_ observer: @escaping (BellStatus) -> Void) -> AnyObject {
        statusSubject.observe(observer)
    }

    /// Ring.
    ///
    /// Starts from `silent`, ends in `ringing`.
    ///
    /// - Parameter times: The times.
    /// - Parameter completion: Is called once, unless the step is ended before.
    func ring(times: Int, completion: @escaping RingCompletion) {
        ringTask?.cancel()
        ringTask = Task {
            do {
                try Task.checkCancellation()
                // TODO(flowgen): Call Van, then send `.ringing` and call `completion` with the answer. Closures: `try await withCheckedThrowingContinuation { … }`.
                throw BellError.broken
            } catch {
                guard !Task.isCancelled else { return }
                completion(.failure(bellError(for: error)))
            }
        }
    }

    /// Maps an error of the SDK to the app's error.
    func bellError(for error: any Error) -> BellError {
        if let error = error as? BellError { return error }
        // TODO(flowgen): Map the errors of Van to the cases of `BellError`.
        return .broken
    }
}

extension VanManager {
    /// Makes the wrapper that serves ``BellSDK``.
    func makeBellSDK() -> any BellSDK {
        VanBellSDK(manager: self)
    }
}
