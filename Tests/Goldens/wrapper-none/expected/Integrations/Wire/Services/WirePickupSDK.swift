@preconcurrency import ParcelWire

/// Implements ``PickupSDK`` with Wire.
///
/// The work of a step must not hold the wrapper, so that it ends when the app drops the wrapper: capture what it
/// needs, such as `[client]`. For a closure of ParcelWire: `try await withCheckedThrowingContinuation { … }`.
nonisolated final class WirePickupSDK: PickupSDK {
    private let manager: WireManager
    private var client: ParcelClient?
    private let flow = LockedFlowRunner<PickupFlow>(.idle) { WirePickupSDK.pickupError(for: $0) }
    private let isOnlineSubject = LockedValueSubject(false)

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
        // TODO(flowgen): Set up `client` with ParcelWire, then send `.ready`.
    }

    func find(number: String) {
        flow.run(.find, via: .searching) { _ in
            // TODO(flowgen): Call ParcelWire and return `.found(place:)`.
            throw PickupError.unknown
        }
    }

    func reserve(
        number: String, until day: Int, completion: @escaping @Sendable (Result<String, PickupError>) -> Void
    ) {
        flow.run(.reserve, via: .searching, sendsFailure: true, completion: completion) { send in
            // TODO(flowgen): Call ParcelWire, send `.found(place:)` and return the answer.
            throw PickupError.unknown
        }
    }

    func place(of number: String, completion: @escaping @Sendable (Result<String, PickupError>) -> Void) {
        flow.run(.place, completion: completion) { _ in
            // TODO(flowgen): Call ParcelWire and return the answer.
            throw PickupError.unknown
        }
    }

    func complain(_ text: String, completion: @escaping @Sendable (Result<Void, any Error>) -> Void) {
        flow.run(
            .complain,
            map: { $0 },
            completion: completion,
            work: { _ in
                // TODO(flowgen): Call ParcelWire.
                throw PickupError.unknown
            })
    }

    func follow(
        number: String, observer: @escaping @Sendable (String) -> Void,
        completion: @escaping @Sendable (Result<Void, PickupError>) -> Void
    ) {
        flow.run(.follow, observer: observer, completion: completion) { _, yield in
            // TODO(flowgen): Call ParcelWire and yield each value.
            throw PickupError.unknown
        }
    }

    func count(completion: @escaping @Sendable (Int) -> Void) {
        // TODO(flowgen): Call ParcelWire and complete with the answer.
        completion(0)
    }

    func isNumber(_ text: String) -> Bool {
        // TODO(flowgen): Call ParcelWire and return the answer.
        false
    }

    func stop() {
        flow.cancel(.find, .place, .follow)
        // TODO(flowgen): Call ParcelWire.
    }

    func log(position: Double) {
        // TODO(flowgen): Call ParcelWire.
    }

    /// The parcel has come to another place.
    // TODO(flowgen): Call this from ParcelWire's callback.
    func moved(place: String) { flow.send(.found(place: place)) }

    /// Maps an error of ParcelWire to the app's error.
    private static func pickupError(for error: any Error) -> PickupError {
        // TODO(flowgen): Map the errors of ParcelWire to the cases of `PickupError`.
        .refused(error)
    }
}

extension WireManager {
    func makePickupSDK() -> any PickupSDK {
        WirePickupSDK(manager: self).verified()
    }
}
