/// Serves ``BookingSDK`` with Tables.
@MainActor
final class TablesBookingSDK: BookingSDK {
    private let manager: TablesManager
    private let statusSubject = BookingValueSubject<BookingStatus>(.open)
    private var priceTask: Task<Void, Never>?

    init(manager: TablesManager) {
        self.manager = manager
    }

    /// Tells the current status first, then each change, until the token returned is released.
    func observeStatus(_ observer: @escaping (BookingStatus) -> Void) -> AnyObject {
        statusSubject.observe(observer)
    }

    /// Taps a table.
    ///
    /// Starts from `open`, `booked`, `failed` or `late`, passes through `asking`, ends in `booked`,
    /// `failed` or `late`.
    ///
    /// - Parameter table: The table.
    /// - Parameter changed: The changed.
    /// - Parameter completion: Is called once, unless the step is ended before.
    func book(table: Int, changed: @escaping (Int) -> Void, completion: @escaping BookCompletion) {
        // TODO(flowgen): End a running `book`; that is no failure.
        statusSubject.send(.asking)
        // TODO(flowgen): Call Tables, then send `.booked` and call `completion` with the answer. Closures: in a `Task`, `await withCheckedContinuation { … }`.
        fatalError("book(table:changed:) is not written yet")
    }

    /// Looks at the tables.
    ///
    /// - Parameter observer: Is called with each value.
    /// - Parameter completion: Is called once, unless the step is ended before.
    func watch(observer: @escaping WatchObserver, completion: @escaping WatchCompletion) {
        // TODO(flowgen): End a running `watch`; that is no failure.
        // TODO(flowgen): Call Tables, then call `observer` with each value, then `completion(.success(()))`. Closures: have them fill an `AsyncThrowingStream`, and go through it.
        fatalError("watch() is not written yet")
    }

    /// Reads the menu.
    ///
    /// Starts from `open` or `booked`, passes through `asking`, ends in `booked` or `failed`.
    ///
    /// - Parameter completion: Is called once, unless the step is ended before.
    func price(completion: @escaping PriceCompletion) {
        priceTask?.cancel()
        priceTask = Task {
            do {
                try Task.checkCancellation()
                // TODO(flowgen): Call Tables, then send `.booked` and call `completion` with the answer. Closures: `try await withCheckedThrowingContinuation { … }`.
                throw BookingError.full
            } catch {
                guard !Task.isCancelled else { return }
                statusSubject.send(.failed(reason: bookingError(for: error)))
                completion(.failure(bookingError(for: error)))
            }
        }
        // After the Task is there, so that a reader of the status may cancel it.
        statusSubject.send(.asking)
    }

    /// Leaves.
    ///
    /// Starts from `asking` or `booked`, ends in `open`. Ends a running `book`, `watch`.
    func leave() {
        // TODO(flowgen): End a running `leave`, `book` or `watch`; that is no failure.
        // TODO(flowgen): Call Tables, then send `.open`. Closures: `{ @Sendable value in Task { @MainActor in … } }`.
    }

    /// Maps an error of the SDK to the app's error.
    func bookingError(for error: any Error) -> BookingError {
        if let error = error as? BookingError { return error }
        // TODO(flowgen): Map the errors of Tables to the cases of `BookingError`.
        return .full
    }
}

extension TablesManager {
    /// Makes the wrapper that serves ``BookingSDK``.
    func makeBookingSDK() -> any BookingSDK {
        TablesBookingSDK(manager: self)
    }
}
