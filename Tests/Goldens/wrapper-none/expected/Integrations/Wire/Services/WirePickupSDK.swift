@preconcurrency import ParcelWire

/// Serves ``PickupSDK`` with Wire.
nonisolated final class WirePickupSDK: PickupSDK {
    private let manager: WireManager
    private var client: ParcelClient?
    private let statusSubject = PickupValueSubject<PickupStatus>(.idle)

    init(manager: WireManager) {
        self.manager = manager
    }

    /// Tells the current status first, then each change, until the token returned is released.
    func observeStatus(_ observer: @escaping @Sendable (PickupStatus) -> Void) -> AnyObject {
        statusSubject.observe(observer)
    }

    /// Where parcels go.
    var street: String {
        get {
            // TODO(flowgen): Return the value that ParcelWire holds.
            fatalError("street is not written yet")
        }
        set {
            // TODO(flowgen): Give `newValue` to ParcelWire.
        }
    }

    /// Whether it is online.
    var isOnline: Bool {
        // TODO(flowgen): Return the value that ParcelWire holds.
        fatalError("isOnline is not written yet")
    }

    /// Tells the value of `isOnline` now, then each change, until the token returned is released.
    func observeIsOnline(_ observer: @escaping @Sendable (Bool) -> Void) -> AnyObject {
        // TODO(flowgen): Tell `observer` the value that ParcelWire holds, then each change.
        fatalError("observeIsOnline is not written yet")
    }

    /// Prepares the service.
    ///
    /// Starts from `idle`, ends in `ready`. Called once, at launch.
    func open() {
        // TODO(flowgen): Build `client` with ParcelWire, then send `.ready`. Closures: have them called on the caller's thread.
    }

    /// Types the number of a parcel.
    ///
    /// Starts from `ready`, `found` or `failed`, passes through `searching`, ends in `found` or
    /// `failed`.
    ///
    /// - Parameter number: The number.
    func find(number: String) {
        // TODO(flowgen): End a running `find`; that is no failure.
        statusSubject.send(.searching)
        // TODO(flowgen): Call ParcelWire, then send `.found(place:)`. Errors: `pickupError(for:)`. Closures: have them called on the caller's thread.
        statusSubject.send(.failed(reason: .unknown))
    }

    /// Asks that a parcel be kept at the depot.
    ///
    /// Starts from `ready`, `found` or `failed`, passes through `searching`, ends in `found` or
    /// `failed`.
    ///
    /// - Parameter number: The number.
    /// - Parameter day: The day.
    /// - Parameter completion: Is called once, unless the step is ended before.
    func reserve(number: String, until day: Int, completion: @escaping ReserveCompletion) {
        // TODO(flowgen): End a running `reserve`; that is no failure.
        statusSubject.send(.searching)
        // TODO(flowgen): Call ParcelWire, then send `.found(place:)` and call `completion` with the answer. Errors: `pickupError(for:)`. Closures: have them called on the caller's thread.
        statusSubject.send(.failed(reason: .unknown))
        completion(.failure(.unknown))
    }

    /// Looks at one parcel of the list.
    ///
    /// - Parameter number: The number.
    /// - Parameter completion: Is called once, unless the step is ended before.
    func place(of number: String, completion: @escaping PlaceCompletion) {
        // TODO(flowgen): End a running `place`; that is no failure.
        // TODO(flowgen): Call ParcelWire, then call `completion` with the answer. Errors: `pickupError(for:)`. Closures: have them called on the caller's thread.
        completion(.failure(.unknown))
    }

    /// Writes a complaint.
    ///
    /// - Parameter text: The text.
    /// - Parameter completion: Is called once, unless the step is ended before.
    func complain(_ text: String, completion: @escaping ComplainCompletion) {
        // TODO(flowgen): End a running `complain`; that is no failure.
        // TODO(flowgen): Call ParcelWire, then call `completion(.success(()))`. Closures: have them called on the caller's thread.
        completion(.failure(PickupError.unknown))
    }

    /// Leaves the map open.
    ///
    /// - Parameter number: The number.
    /// - Parameter observer: Is called with each value.
    /// - Parameter completion: Is called once, unless the step is ended before.
    func follow(
        number: String,
        observer: @escaping FollowObserver,
        completion: @escaping FollowCompletion
    ) {
        // TODO(flowgen): End a running `follow`; that is no failure.
        // TODO(flowgen): Call ParcelWire, then call `observer` with each value, then `completion(.success(()))`. Errors: `pickupError(for:)`. Closures: have them called on the caller's thread.
        completion(.failure(.unknown))
    }

    /// Looks at the badge.
    ///
    /// - Parameter completion: Is called once, unless the step is ended before.
    func count(completion: @escaping CountCompletion) {
        // TODO(flowgen): End a running `count`; that is no failure.
        // TODO(flowgen): Call ParcelWire, then call `completion` with the answer. Closures: have them called on the caller's thread.
        fatalError("count() is not written yet")
    }

    /// Types on.
    ///
    /// - Parameter text: The text.
    func isNumber(_ text: String) -> Bool {
        // TODO(flowgen): Call ParcelWire, then return what it answers.
        fatalError("isNumber(_:) is not written yet")
    }

    /// Leaves the page.
    ///
    /// Ends a running `find`, `place`, `follow`.
    func stop() {
        // TODO(flowgen): End a running `find`, `place` or `follow`; that is no failure.
        // TODO(flowgen): Call ParcelWire.
    }

    /// Scrolls.
    ///
    /// - Parameter position: The position.
    func log(position: Double) {
        // TODO(flowgen): Call ParcelWire.
    }

    /// The parcel has come to another place.
    ///
    /// An event: ParcelWire brings it about, no step does.
    func moved(place: String) {
        // TODO(flowgen): Have ParcelWire's callback call this.
        statusSubject.send(.found(place: place))
    }

    /// Maps an error of the SDK to the app's error.
    func pickupError(for error: any Error) -> PickupError {
        if let error = error as? PickupError { return error }
        // TODO(flowgen): Map the errors of ParcelWire to the cases of `PickupError`.
        return .refused(error)
    }
}

extension WireManager {
    /// Makes the wrapper that serves ``PickupSDK``.
    func makePickupSDK() -> any PickupSDK {
        WirePickupSDK(manager: self)
    }
}
