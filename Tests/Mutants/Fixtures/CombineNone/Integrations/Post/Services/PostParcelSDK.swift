// The wrapper as a developer fills it in.
import Combine
@preconcurrency import PostKit

/// Serves ``ParcelSDK`` with Post.
nonisolated final class PostParcelSDK: ParcelSDK {
    let manager: PostManager
    private var client: PostOffice?
    private var search: Request?
    private var journey: Request?
    private let statusSubject = CurrentValueSubject<ParcelStatus, Never>(.idle)

    init(manager: PostManager) {
        self.manager = manager
    }

    /// Publishes the current status first, then each change.
    var statusPublisher: AnyPublisher<ParcelStatus, Never> {
        statusSubject.eraseToAnyPublisher()
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
    /// - Returns: A publisher that may fail with ``ParcelError``.
    func reserve(number: String) -> AnyPublisher<String, ParcelError> {
        search?.cancel()
        let answerSubject = CurrentValueSubject<String?, ParcelError>(nil)
        statusSubject.send(.searching)
        search = client?.find(number) { [self] result in
            switch result {
            case .success(let place):
                statusSubject.send(.found(place: place))
                answerSubject.send(place)
            case .failure(let error):
                statusSubject.send(.failed(reason: parcelError(for: error)))
                answerSubject.send(completion: .failure(parcelError(for: error)))
            }
        }
        return answerSubject.compactMap { $0 }.first().eraseToAnyPublisher()
    }

    /// Leaves the map open.
    ///
    /// Starts from `found`, passes through `moving`, ends in `arrived` or `failed`.
    ///
    /// - Returns: A publisher that may fail with ``ParcelError``.
    func follow() -> AnyPublisher<String, ParcelError> {
        journey?.cancel()
        let answerSubject = PassthroughSubject<String, ParcelError>()
        statusSubject.send(.moving)
        journey = client?.follow { place in
            answerSubject.send(place)
        } onEnd: { [self] error in
            if let error {
                statusSubject.send(.failed(reason: parcelError(for: error)))
                answerSubject.send(completion: .failure(parcelError(for: error)))
            } else {
                statusSubject.send(.arrived)
                answerSubject.send(completion: .finished)
            }
        }
        return answerSubject.eraseToAnyPublisher()
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
