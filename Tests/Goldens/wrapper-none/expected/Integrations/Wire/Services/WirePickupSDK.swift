@preconcurrency import ParcelWire

/// Implements ``PickupSDK`` with Wire.
///
/// The work of a step must not hold the wrapper, so that it ends when the app drops the wrapper: capture what it
/// needs, such as `[client]`. Where ParcelWire calls a closure: `try await withCheckedThrowingContinuation`, with
/// `{ @Sendable in continuation.resume(with: $0) }` as the closure.
nonisolated final class WirePickupSDK: PickupSDK {
    private let manager: WireManager
    // TODO(flowgen): Set it before a step needs it, or make it a `let`.
    private var client: ParcelClient?
    private let flow = FlowRunner<PickupFlow> { WirePickupSDK.pickupError(for: $0) }
    private let isOnlineSubject = ObservedValue<Bool>(false)

    init(manager: WireManager) {
        self.manager = manager
    }

    var status: PickupStatus { flow.status }
    func observeStatus(_ observer: @escaping @Sendable (PickupStatus) -> Void) -> FlowObservation {
        flow.observe(observer)
    }

    var street: String {
        get {
            // TODO(flowgen): Return the value that ParcelWire holds.
            ""
        }
        set {
            // TODO(flowgen): Set `newValue` in ParcelWire.
        }
    }

    // TODO(flowgen): Send each change of ParcelWire's value to `isOnlineSubject`.
    var isOnline: Bool { isOnlineSubject.value }
    func observeIsOnline(_ observer: @escaping @Sendable (Bool) -> Void) -> FlowObservation {
        isOnlineSubject.observe(observer)
    }

    func open() {
        flow.check(.open)
        // TODO(flowgen): Set up `client` with ParcelWire and send `.ready`.
        flow.reportUnwritten(.open)
    }

    func find(number: String) {
        flow.start(.find, via: .searching) { _ in
            // TODO(flowgen): Call ParcelWire and return `.found(place:)`.
            throw NotWritten()
        }
    }

    func reserve(
        number: String,
        until day: Int,
        completion: @escaping @Sendable (Result<String, PickupError>) -> Void
    ) {
        flow.start(
            .reserve,
            via: .searching,
            completion: { completion($0.mapError { $0 as? PickupError ?? Self.pickupError(for: $0) }) },
            work: { send in
                // TODO(flowgen): Call ParcelWire, send `.found(place:)` and return the answer.
                throw NotWritten()
            }
        )
    }

    func place(of number: String, completion: @escaping @Sendable (Result<String, PickupError>) -> Void) {
        flow.start(
            .place,
            completion: { completion($0.mapError { $0 as? PickupError ?? Self.pickupError(for: $0) }) },
            work: { _ in
                // TODO(flowgen): Call ParcelWire and return the answer.
                throw NotWritten()
            }
        )
    }

    func complain(_ text: String, completion: @escaping @Sendable (Result<Void, any Error>) -> Void) {
        flow.start(.complain, completion: completion) { _ in
            // TODO(flowgen): Call ParcelWire.
            throw NotWritten()
        }
    }

    func follow(
        number: String,
        observer: @escaping @Sendable (String) -> Void,
        completion: @escaping @Sendable (Result<Void, PickupError>) -> Void
    ) {
        flow.start(
            .follow,
            answers: (observer, { completion($0.mapError { $0 as? PickupError ?? Self.pickupError(for: $0) }) }),
            work: { _, yield in
                // TODO(flowgen): Call ParcelWire and yield each value.
                throw NotWritten()
            }
        )
    }

    func count(completion: @escaping @Sendable (Int) -> Void) {
        flow.start(
            .count,
            completion: { if case .success(let value) = $0 { completion(value) } },
            work: { _ -> Int in
                // TODO(flowgen): Call ParcelWire and return the answer.
                throw NotWritten()
            }
        )
    }

    func isNumber(_ text: String) -> Bool {
        // TODO(flowgen): Call ParcelWire and return the answer.
        flow.reportUnwritten(.isNumber)
        return false
    }

    func stop() {
        flow.cancel(.find, .place, .follow, .reserve)
        // TODO(flowgen): Call ParcelWire and send `.ready`.
        flow.reportUnwritten(.stop)
    }

    func log(position: Double) {
        // TODO(flowgen): Call ParcelWire.
    }

    /// The parcel has come to another place.
    // TODO(flowgen): Call this from ParcelWire's callback.
    func moved(place: String) { flow.send(.found(place: place)) }

    /// Maps an error of ParcelWire to the app's error.
    private nonisolated static func pickupError(for error: any Error) -> PickupError {
        // TODO(flowgen): Map the errors of ParcelWire to the cases of `PickupError`.
        .refused(error)
    }
}

extension WireManager {
    func makePickupSDK() -> any PickupSDK {
        WirePickupSDK(manager: self)
    }
}
