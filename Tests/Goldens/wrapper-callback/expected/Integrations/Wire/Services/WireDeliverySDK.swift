@preconcurrency import ParcelWire

/// Serves ``DeliverySDK`` with Wire.
@MainActor
final class WireDeliverySDK: DeliverySDK {
    private let manager: WireManager
    private let sessionSDK: any SessionSDK
    private var client: ParcelClient?
    private let statusSubject = DeliveryValueSubject<DeliveryStatus>(.idle)
    private var findTask: Task<Void, Never>?
    private var reserveTask: Task<Void, Never>?
    private var placeTask: Task<Void, Never>?
    private var complainTask: Task<Void, Never>?
    private var followTask: Task<Void, Never>?

    init(manager: WireManager, sessionSDK: any SessionSDK) {
        self.manager = manager
        self.sessionSDK = sessionSDK
    }

    /// Tells the current status first, then each change, until the token returned is released.
    func observeStatus(_ observer: @escaping (DeliveryStatus) -> Void) -> AnyObject {
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
    func observeIsOnline(_ observer: @escaping (Bool) -> Void) -> AnyObject {
        // TODO(flowgen): Tell `observer` the value that ParcelWire holds, then each change.
        fatalError("observeIsOnline is not written yet")
    }

    /// Prepares the service.
    ///
    /// Starts from `idle`, ends in `ready`. Called once, at launch.
    func open() {
        // TODO(flowgen): Build `client` with ParcelWire, then send `.ready`. Closures: `{ @Sendable value in Task { @MainActor in … } }`.
    }

    /// Types the number of a parcel.
    ///
    /// Starts from `ready`, `found` or `failed`, passes through `searching`, ends in `found` or
    /// `failed`.
    ///
    /// - Parameter number: The number.
    func find(number: String) {
        findTask?.cancel()
        findTask = Task {
            do {
                try Task.checkCancellation()
                // TODO(flowgen): Call ParcelWire, then send `.found(place:)`. Closures: `try await withCheckedThrowingContinuation { … }`.
                throw DeliveryError.unknown
            } catch {
                guard !Task.isCancelled else { return }
                statusSubject.send(.failed(reason: deliveryError(for: error)))
            }
        }
        // After the Task is there, so that a reader of the status may cancel it.
        statusSubject.send(.searching)
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
        reserveTask?.cancel()
        reserveTask = Task {
            do {
                try Task.checkCancellation()
                // TODO(flowgen): Call ParcelWire, then send `.found(place:)` and call `completion` with the answer. Closures: `try await withCheckedThrowingContinuation { … }`.
                throw DeliveryError.unknown
            } catch {
                guard !Task.isCancelled else { return }
                statusSubject.send(.failed(reason: deliveryError(for: error)))
                completion(.failure(deliveryError(for: error)))
            }
        }
        // After the Task is there, so that a reader of the status may cancel it.
        statusSubject.send(.searching)
    }

    /// Looks at one parcel of the list.
    ///
    /// - Parameter number: The number.
    /// - Parameter completion: Is called once, unless the step is ended before.
    func place(of number: String, completion: @escaping PlaceCompletion) {
        placeTask?.cancel()
        placeTask = Task {
            do {
                try Task.checkCancellation()
                // TODO(flowgen): Call ParcelWire, then call `completion` with the answer. Closures: `try await withCheckedThrowingContinuation { … }`.
                throw DeliveryError.unknown
            } catch {
                guard !Task.isCancelled else { return }
                completion(.failure(deliveryError(for: error)))
            }
        }
    }

    /// Writes a complaint.
    ///
    /// - Parameter text: The text.
    /// - Parameter completion: Is called once, unless the step is ended before.
    func complain(_ text: String, completion: @escaping ComplainCompletion) {
        complainTask?.cancel()
        complainTask = Task {
            do {
                try Task.checkCancellation()
                // TODO(flowgen): Call ParcelWire, then call `completion(.success(()))`. Closures: `try await withCheckedThrowingContinuation { … }`.
                throw DeliveryError.unknown
            } catch {
                guard !Task.isCancelled else { return }
                completion(.failure(error))
            }
        }
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
        followTask?.cancel()
        followTask = Task {
            do {
                try Task.checkCancellation()
                // TODO(flowgen): Call ParcelWire, then call `observer` with each value, then `completion(.success(()))`. Closures: have them fill an `AsyncThrowingStream`, and go through it.
                throw DeliveryError.unknown
            } catch {
                guard !Task.isCancelled else { return }
                completion(.failure(deliveryError(for: error)))
            }
        }
    }

    /// Looks at the badge.
    ///
    /// - Parameter completion: Is called once, unless the step is ended before.
    func count(completion: @escaping CountCompletion) {
        // TODO(flowgen): End a running `count`; that is no failure.
        // TODO(flowgen): Call ParcelWire, then call `completion` with the answer. Closures: in a `Task`, `await withCheckedContinuation { … }`.
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
        findTask?.cancel()
        placeTask?.cancel()
        followTask?.cancel()
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
        // TODO(flowgen): Have ParcelWire's callback call this, on the main actor.
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
