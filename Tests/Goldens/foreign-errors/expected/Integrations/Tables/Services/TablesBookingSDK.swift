/// Implements ``BookingSDK`` with Tables.
///
/// The work of a step must not hold the wrapper, so that it ends when the app drops the wrapper: capture what it
/// needs, such as `[manager]`. For a closure of Tables: `try await withCheckedThrowingContinuation { … }`.
@MainActor
final class TablesBookingSDK: BookingSDK {
    private let manager: TablesManager
    private let flow = FlowRunner<BookingFlow>(.open) { TablesBookingSDK.bookingError(for: $0) }

    init(manager: TablesManager) {
        self.manager = manager
    }

    var status: BookingStatus { flow.status }
    func observeStatus(_ observer: @escaping (BookingStatus) -> Void) -> FlowObservation { flow.observe(observer) }

    func book(
        table: Int, changed: @escaping (Int) -> Void, completion: @escaping (Result<Int, VendorProblem>) -> Void
    ) {
        flow.run(
            .book, via: .asking, sendsFailure: true,
            map: { $0 as? VendorProblem ?? VendorProblem() },
            completion: completion,
            work: { send in
                // TODO(flowgen): Call Tables, send `.booked` and return the answer.
                throw VendorProblem()
            })
    }

    func watch(observer: @escaping (Int) -> Void, completion: @escaping (Result<Void, VendorProblem>) -> Void) {
        flow.run(
            .watch,
            map: { $0 as? VendorProblem ?? VendorProblem() },
            observer: observer, completion: completion,
            work: { _, yield in
                // TODO(flowgen): Call Tables and yield each value.
                throw VendorProblem()
            })
    }

    func price(completion: @escaping (Result<Int, BookingError>) -> Void) {
        flow.run(.price, via: .asking, sendsFailure: true, completion: completion) { send in
            // TODO(flowgen): Call Tables, send `.booked` and return the answer.
            throw BookingError.full
        }
    }

    func leave() {
        flow.cancel(.book, .watch)
        // TODO(flowgen): Call Tables, then send `.open`.
    }

    /// Maps an error of Tables to the app's error.
    private static func bookingError(for error: any Error) -> BookingError {
        // TODO(flowgen): Map the errors of Tables to the cases of `BookingError`.
        .full
    }
}

extension TablesManager {
    func makeBookingSDK() -> any BookingSDK {
        TablesBookingSDK(manager: self).verified()
    }
}
