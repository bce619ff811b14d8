/// Implements ``BookingSDK`` with Tables.
///
/// The work of a step must not hold the wrapper, so that it ends when the app drops the wrapper: capture what it
/// needs, such as `[manager]`. Where Tables calls a closure: `try await withCheckedThrowingContinuation`, with
/// `{ @Sendable in continuation.resume(with: $0) }` as the closure.
@MainActor
final class TablesBookingSDK: BookingSDK {
    private let manager: TablesManager
    private let flow = FlowRunner<BookingFlow> { TablesBookingSDK.bookingError(for: $0) }

    init(manager: TablesManager) {
        self.manager = manager
    }

    var status: BookingStatus { flow.status }
    func observeStatus(_ observer: @escaping (BookingStatus) -> Void) -> FlowObservation { flow.observe(observer) }

    func book(
        table: Int,
        changed: @escaping (Int) -> Void,
        completion: @escaping (Result<Int, VendorProblem>) -> Void
    ) {
        flow.start(
            .book,
            via: .asking,
            completion: { completion($0.mapError { $0 as? VendorProblem ?? VendorProblem() }) },
            work: { send in
                // TODO(flowgen): Call Tables, send `.booked` and return the answer.
                throw NotWritten()
            }
        )
    }

    func watch(observer: @escaping (Int) -> Void, completion: @escaping (Result<Void, VendorProblem>) -> Void) {
        flow.start(
            .watch,
            answers: (observer, { completion($0.mapError { $0 as? VendorProblem ?? VendorProblem() }) }),
            work: { _, yield in
                // TODO(flowgen): Call Tables and yield each value.
                throw NotWritten()
            }
        )
    }

    func price(completion: @escaping (Result<Int, BookingError>) -> Void) {
        flow.start(
            .price,
            via: .asking,
            completion: { completion($0.mapError { $0 as? BookingError ?? Self.bookingError(for: $0) }) },
            work: { send in
                // TODO(flowgen): Call Tables, send `.booked` and return the answer.
                throw NotWritten()
            }
        )
    }

    func leave() {
        flow.check(.leave)
        flow.cancel(.book, .watch, .price)
        // TODO(flowgen): Call Tables and send `.open`.
        onFlowBreach("BookingFlow: 'leave' is not written yet")
    }

    /// Maps an error of Tables to the app's error.
    private nonisolated static func bookingError(for error: any Error) -> BookingError {
        // TODO(flowgen): Map the errors of Tables to the cases of `BookingError`.
        .full
    }
}

extension TablesManager {
    func makeBookingSDK() -> any BookingSDK {
        TablesBookingSDK(manager: self)
    }
}
