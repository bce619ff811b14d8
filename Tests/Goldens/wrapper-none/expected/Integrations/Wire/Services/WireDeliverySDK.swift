import Combine
@preconcurrency import ParcelWire

/// Serves ``DeliverySDK`` with Wire.
nonisolated final class WireDeliverySDK: DeliverySDK {
    private let manager: WireManager
    private let sessionSDK: any SessionSDK
    private var client: ParcelClient?
    private let statusSubject = CurrentValueSubject<DeliveryStatus, Never>(.idle)

    init(manager: WireManager, sessionSDK: any SessionSDK) {
        self.manager = manager
        self.sessionSDK = sessionSDK
    }

    /// Publishes the current status first, then each change.
    var statusPublisher: AnyPublisher<DeliveryStatus, Never> {
        statusSubject.eraseToAnyPublisher()
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

    /// Publishes the value of `isOnline` now, then each change.
    var isOnlinePublisher: AnyPublisher<Bool, Never> {
        // TODO(flowgen): Publish the value that ParcelWire holds, then each change.
        fatalError("isOnlinePublisher is not written yet")
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
        // TODO(flowgen): Call ParcelWire, then send `.found(place:)`. Errors: `deliveryError(for:)`. Closures: have them called on the caller's thread.
        statusSubject.send(.failed(reason: .unknown))
    }

    /// Asks that a parcel be kept at the depot.
    ///
    /// Starts from `ready`, `found` or `failed`, passes through `searching`, ends in `found` or
    /// `failed`.
    ///
    /// - Parameter number: The number.
    /// - Parameter day: The day.
    /// - Returns: A publisher that may fail with ``DeliveryError``.
    func reserve(number: String, until day: Int) -> AnyPublisher<String, DeliveryError> {
        // TODO(flowgen): End a running `reserve`; that is no failure.
        statusSubject.send(.searching)
        // TODO(flowgen): Call ParcelWire, then send `.found(place:)` and send the answer. Errors: `deliveryError(for:)`. Closures: have them called on the caller's thread.
        statusSubject.send(.failed(reason: .unknown))
        return Fail<String, DeliveryError>(error: .unknown).eraseToAnyPublisher()
    }

    /// Looks at one parcel of the list.
    ///
    /// - Parameter number: The number.
    /// - Returns: A publisher that may fail with ``DeliveryError``.
    func place(of number: String) -> AnyPublisher<String, DeliveryError> {
        // TODO(flowgen): End a running `place`; that is no failure.
        // TODO(flowgen): Call ParcelWire, then send the answer. Errors: `deliveryError(for:)`. Closures: have them called on the caller's thread.
        return Fail<String, DeliveryError>(error: .unknown).eraseToAnyPublisher()
    }

    /// Writes a complaint.
    ///
    /// - Parameter text: The text.
    func complain(_ text: String) -> AnyPublisher<Void, any Error> {
        // TODO(flowgen): End a running `complain`; that is no failure.
        // TODO(flowgen): Call ParcelWire, then send `()` as the answer. Closures: have them called on the caller's thread.
        return Fail<Void, any Error>(error: DeliveryError.unknown).eraseToAnyPublisher()
    }

    /// Leaves the map open.
    ///
    /// - Parameter number: The number.
    /// - Returns: A publisher that may fail with ``DeliveryError``.
    func follow(number: String) -> AnyPublisher<String, DeliveryError> {
        // TODO(flowgen): End a running `follow`; that is no failure.
        // TODO(flowgen): Call ParcelWire, then send each value, then `.finished`. Errors: `deliveryError(for:)`. Closures: have them called on the caller's thread.
        return Fail<String, DeliveryError>(error: .unknown).eraseToAnyPublisher()
    }

    /// Looks at the badge.
    func count() -> AnyPublisher<Int, Never> {
        // TODO(flowgen): End a running `count`; that is no failure.
        // TODO(flowgen): Call ParcelWire, then send the answer. Closures: have them called on the caller's thread.
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
    func deliveryError(for error: any Error) -> DeliveryError {
        if let error = error as? DeliveryError { return error }
        // TODO(flowgen): Map the errors of ParcelWire to the cases of `DeliveryError`.
        return .refused(error)
    }
}

extension WireManager {
    /// Makes the wrapper that serves ``DeliverySDK``.
    func makeDeliverySDK(sessionSDK: any SessionSDK) -> any DeliverySDK {
        WireDeliverySDK(manager: self, sessionSDK: sessionSDK)
    }
}
