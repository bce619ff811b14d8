// The wrapper as a developer fills it in.
import Dispatch
@preconcurrency import ParcelWire

/// Serves ``PickupSDK`` with Wire.
nonisolated final class WirePickupSDK: PickupSDK {
    private let manager: WireManager
    private var client: ParcelClient?
    private var savedStreet = ""
    private let isOnlineSubject = PickupValueSubject<Bool>(true)
    private var request: ParcelRequest?
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
            savedStreet
        }
        set {
            savedStreet = newValue
        }
    }

    /// Whether it is online.
    var isOnline: Bool {
        isOnlineSubject.value
    }

    /// Tells the value of `isOnline` now, then each change, until the token returned is released.
    func observeIsOnline(_ observer: @escaping @Sendable (Bool) -> Void) -> AnyObject {
        isOnlineSubject.observe(observer)
    }

    /// Prepares the service.
    ///
    /// Starts from `idle`, ends in `ready`. Called once, at launch.
    func open() {
        client = ParcelClient(callbackQueue: .main)
        statusSubject.send(.ready)
    }

    /// Types the number of a parcel.
    ///
    /// Starts from `ready`, `found` or `failed`, passes through `searching`, ends in `found` or
    /// `failed`.
    ///
    /// - Parameter number: The number.
    func find(number: String) {
        statusSubject.send(.searching)
        request?.cancel()
        request = client?.find(number: number) { [self] result in
            switch result {
            case .success(let parcel):
                statusSubject.send(.found(place: parcel.place))
            case .failure(let error):
                statusSubject.send(.failed(reason: pickupError(for: error)))
            }
        }
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
        statusSubject.send(.searching)
        request?.cancel()
        request = client?.find(number: number) { [self] result in
            switch result {
            case .success(let parcel):
                statusSubject.send(.found(place: parcel.place))
                completion(.success(parcel.place))
            case .failure(let error):
                statusSubject.send(.failed(reason: pickupError(for: error)))
                completion(.failure(pickupError(for: error)))
            }
        }
    }

    /// Looks at one parcel of the list.
    ///
    /// - Parameter number: The number.
    /// - Parameter completion: Is called once, unless the step is ended before.
    func place(of number: String, completion: @escaping PlaceCompletion) {
        client?.find(number: number) { [self] result in
            completion(result.map(\.place).mapError { pickupError(for: $0) })
        }
    }

    /// Writes a complaint.
    ///
    /// - Parameter text: The text.
    /// - Parameter completion: Is called once, unless the step is ended before.
    func complain(_ text: String, completion: @escaping ComplainCompletion) {
        completion(text.isEmpty ? .failure(ParcelError.outOfService) : .success(()))
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
        client?.follow(number: number, onPlace: observer) { [self] error in
            completion(error.map { .failure(pickupError(for: $0)) } ?? .success(()))
        }
    }

    /// Looks at the badge.
    ///
    /// - Parameter completion: Is called once, unless the step is ended before.
    func count(completion: @escaping CountCompletion) {
        completion(.success(3))
    }

    /// Types on.
    ///
    /// - Parameter text: The text.
    func isNumber(_ text: String) -> Bool {
        return !text.isEmpty && text.allSatisfy(\.isNumber)
    }

    /// Leaves the page.
    ///
    /// Ends a running `find`, `place`, `follow`.
    func stop() {
        request?.cancel()
    }

    /// Scrolls.
    ///
    /// - Parameter position: The position.
    func log(position: Double) {
    }

    /// The parcel has come to another place.
    ///
    /// An event: ParcelWire brings it about, no step does.
    func moved(place: String) {
        statusSubject.send(.found(place: place))
    }

    /// What an error of the SDK is to the app.
    func pickupError(for error: any Error) -> PickupError {
        if let error = error as? PickupError { return error }
        return .refused(error)
    }
}

extension WireManager {
    /// Makes the wrapper that serves ``PickupSDK``.
    func makePickupSDK() -> any PickupSDK {
        WirePickupSDK(manager: self)
    }
}
