// The wrapper as a developer fills it in.
@preconcurrency import PostKit

/// Serves ``ParcelSDK`` with Post.
nonisolated final class PostParcelSDK: ParcelSDK {
    let manager: PostManager
    private var client: PostOffice?
    private var search: Request?
    private var journey: Request?
    private let statusSubject = ParcelValueSubject<ParcelStatus>(.idle)

    init(manager: PostManager) {
        self.manager = manager
    }

    /// Tells the current status first, then each change, until the token returned is released.
    func observeStatus(_ observer: @escaping @Sendable (ParcelStatus) -> Void) -> AnyObject {
        statusSubject.observe(observer)
    }

    /// Prepares the service.
    ///
    /// User: Opens the app.
    ///
    /// Starts from `idle`, ends in `ready`. Called once, at launch.
    func open() {
        let office = manager.office
        office.onQueue = { [weak self] in self?.queued() }
        office.onLoss = { [weak self] error in
            guard let self else { return }
            lost(reason: parcelError(for: error))
        }
        client = office
        statusSubject.send(.ready)
    }

    /// Types the number of a parcel.
    ///
    /// Starts from `ready` or `failed`, passes through `searching`, ends in `found` or `failed`.
    ///
    /// - Parameter number: The number.
    func find(number: String) {
        search?.cancel()
        statusSubject.send(.searching)
        search = client?.find(number) { [self] result in
            switch result {
            case .success(let place): statusSubject.send(.found(place: place))
            case .failure(let error): statusSubject.send(.failed(reason: parcelError(for: error)))
            }
        }
    }

    /// Asks that a parcel be kept at the depot.
    ///
    /// Starts from `ready`, passes through `searching`, ends in `found` or `failed`.
    ///
    /// - Parameter number: The number.
    /// - Parameter completion: Is called once, unless the step is ended before.
    func reserve(number: String, completion: @escaping ReserveCompletion) {
        search?.cancel()
        statusSubject.send(.searching)
        search = client?.find(number) { [self] result in
            switch result {
            case .success(let place):
                statusSubject.send(.found(place: place))
                completion(.success(place))
            case .failure(let error):
                statusSubject.send(.failed(reason: parcelError(for: error)))
                completion(.failure(parcelError(for: error)))
            }
        }
    }

    /// Leaves the map open.
    ///
    /// Starts from `found`, passes through `moving`, ends in `arrived` or `failed`.
    ///
    /// - Parameter observer: Is called with each value.
    /// - Parameter completion: Is called once, unless the step is ended before.
    func follow(observer: @escaping FollowObserver, completion: @escaping FollowCompletion) {
        journey?.cancel()
        statusSubject.send(.moving)
        journey = client?.follow { place in
            observer(place)
        } onEnd: { [self] error in
            if let error {
                statusSubject.send(.failed(reason: parcelError(for: error)))
                completion(.failure(parcelError(for: error)))
            } else {
                statusSubject.send(.arrived)
                completion(.success(()))
            }
        }
    }

    /// Leaves the page.
    ///
    /// Starts from `searching`, ends in `ready`. Ends a running `find`.
    func stop() {
        search?.cancel()
        client?.leave()
        statusSubject.send(.ready)
    }

    /// The service has much to do.
    ///
    /// An event: Post brings it about, no step does.
    func queued() {
        statusSubject.send(.waiting)
    }

    /// The parcel is where nobody looks.
    ///
    /// An event: Post brings it about, no step does.
    func lost(reason: ParcelError) {
        statusSubject.send(.failed(reason: reason))
    }

    /// What an error of the SDK is to the app.
    func parcelError(for error: any Error) -> ParcelError {
        if let error = error as? ParcelError { return error }
        if case PostError.refused = error { return .refused }
        return .unknown
    }
}

extension PostManager {
    /// Makes the wrapper that serves ``ParcelSDK``.
    func makeParcelSDK() -> any ParcelSDK {
        PostParcelSDK(manager: self)
    }
}
